import { keep, recall } from "../../words/lang.ts";
import { lang } from "../../words/words.svelte.ts";

const KEPT = "qizheng-voice";

/** The voices that read our languages. */
const VOICES = { "zh-Hant": "zh-TW", "zh-Hans": "zh-CN", en: "en-GB" } as const;

/** Lines as they are spoken: without the coordinates that stand beside a move for the eye. */
export function spokenOf(lines: readonly string[]): string {
  return lines
    .map((line) => line.replace(/(\p{Script=Han}\S*) [a-i]\d[a-i]\d\b/gu, "$1"))
    .join("\n")
    .trim();
}

/** The browser's voice, where it has one and somebody wants it. */
class Voice {
  on = $state(recall(KEPT) === "on");

  turn(): void {
    this.on = !this.on;
    keep(KEPT, this.on ? "on" : "off");
  }

  /** Speaks a text after those that are being spoken. */
  speak(text: string): void {
    if (!this.on || text === "" || !("speechSynthesis" in globalThis)) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = VOICES[lang()];
    speechSynthesis.speak(utterance);
  }
}

export const voice = new Voice();
