/** A language the words are written in. */
export type Lang = "zh-Hant" | "zh-Hans" | "en";

/** All languages. */
export const LANGS: readonly Lang[] = ["zh-Hant", "zh-Hans", "en"];

const KEPT = "qizheng-lang";

/** The language a tag asks for: a script decides, without one the region does; what is not Chinese is English. */
export function langOf(tag: string): Lang {
  const [language, ...parts] = tag.toLowerCase().split(/[-_]/);
  if (language !== "zh" && language !== "yue") return "en";
  if (parts.includes("hans")) return "zh-Hans";
  if (parts.includes("hant") || language === "yue") return "zh-Hant";
  return parts.some((part) => ["tw", "hk", "mo"].includes(part)) ? "zh-Hant" : "zh-Hans";
}

/** The language to begin with: the one chosen before, or the first that the browser asks for. */
export function firstLang(): Lang {
  const kept = recall(KEPT);
  return LANGS.find((lang) => lang === kept) ?? langOf(navigator.language);
}

/** Keeps the language for the next visit. */
export function keepLang(lang: Lang): void {
  keep(KEPT, lang);
}

/** What was kept under a name; nothing where the browser keeps nothing. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text under a name, where the browser keeps anything. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Whoever forbids storage chooses again on the next visit.
  }
}
