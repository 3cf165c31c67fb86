import { say } from "../words/words.svelte.ts";

/** A line of the log as it is told: what, and by which articles. */
export interface Told {
  readonly text: string;
  readonly under: string;
}

/** What stands in brackets: those of the language around it, and brackets in the names of articles within. */
const CITED = /\s*(?:〔([^〕]*)〕|\[((?:[^[\]]|\[[^[\]]*\])*)\])/g;

/** The coordinates of a move behind the same move as players write it. */
const AGAIN = /(\S*[\d一二三四五六七八九排行]|O-O\S*|\S+[#+=]\w?) [a-i]\d[a-i]\d[qrbn]?(?!\w)/g;

/** A line with its articles apart, which nobody speaks; its moves as players write them. */
export function toldOf(line: string): Told {
  const cited = [...line.matchAll(CITED)].map(([, chinese, latin]) => chinese ?? latin);
  return { text: line.replace(CITED, "").replace(AGAIN, "$1").trim(), under: cited.join("; ") };
}

/** A line of the log with its articles apart, and hours by the clock of whoever reads it. */
export function loggedOf({ text, at }: { readonly text: string; readonly at: number }): string {
  return hoursHere(toldOf(text).text, at);
}

/** A text with the hours of the day `at` by the clock of whoever reads it: a hall whose zone nobody named tells them in UTC. */
export function hoursHere(text: string, at: number): string {
  return text.replace(/\b(\d\d):(\d\d):(\d\d) UTC\b/g, (_, hour: string, minute: string, second: string) => {
    const then = new Date(new Date(at).setUTCHours(Number(hour), Number(minute), Number(second)));
    return [then.getHours(), then.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
  });
}

/** Whether players are to hear it: what officials have to tell each other is not said to them. */
function isForPlayers(text: string): boolean {
  return text !== say("desk-tell-staff");
}

/** Neither how a matter went through the hands of the desk, nor that play simply goes on, is said to the players. */
export function isToBeSaid(text: string): boolean {
  const names = (id: string) => text.toLowerCase().includes(say("desk-matter-gone", { id }).toLowerCase());
  return isForPlayers(text) && text !== say("desk-play-on") && !(text.match(/\d+/g) ?? []).some(names);
}

/**
 * A line as it is said after what happened: by what a game was won has been said then, and moves are not counted from how a board
 * was found.
 */
export function saidOf(line: string, wasFound: boolean): string {
  const { text } = toldOf(line);
  if (wasFound && text === say("desk-restore-start")) return say("web-table-restored");
  return text.startsWith(say("desk-end", { verdict: "" }).trim()) ? text.replace(/\s*[（(][^（(]*[）)]$/, "") : text;
}

/** A refusal without the names of the program behind what it speaks of: nobody in a hall knows them. */
export function withoutNames(text: string): string {
  return text.replace(/\s*(?:\(“[a-z][a-z_]*”\)|（「?[a-z][a-z_]*_[a-z_]*」?）|（「?[a-z]{3,}」?）)/g, "");
}

/** What a matter is about, without its number, which nobody speaks. */
export function subjectOf(matter: string): string {
  return /[（(](.+)[）)]\s*$/.exec(matter)?.[1] ?? matter;
}

/** The lines that tell what comes of it: those after what was entered before, and after the ruling itself if there is one. */
export function effectsOf<Line>(lines: readonly Line[], before: number, ruled: boolean): readonly Line[] {
  return lines.slice(ruled ? before + 1 : before);
}
