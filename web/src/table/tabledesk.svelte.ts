import { filled, get, newKey, Offline, post, Problem } from "../api/ask.ts";
import { connection } from "../api/connection.svelte.ts";
import { followStream } from "../api/stream.ts";
import type { Act, Actor, Made, Previewed, QuestionsSeen, TableSeen, TimelineLine } from "../api/schema.ts";
import { outbox } from "../outbox/ours.ts";
import { say } from "../words/words.svelte.ts";
import type { At } from "./at.ts";
import { loggedOf, withoutNames } from "./told.ts";

const TABLE = "/api/v1/events/{event}/tables/{section}/{round}/{table}/{board}/{game}";

/** What somebody is told when something was not done. */
export function reasonOf(error: unknown): string {
  if (error instanceof Problem) return withoutNames(error.message);
  if (error instanceof Offline) return say("web-offline");
  throw error;
}

/** The first and the last line that an entry added. */
interface Taken {
  readonly first: number;
  readonly last: number;
}

/** What was entered at a table since somebody looked, and by whom. */
export function meanwhileTold(lines: readonly TimelineLine[]): readonly string[] {
  return [say("web-table-stale"), ...lines.map((line) => `${line.who}: ${loggedOf(line)}`)];
}

/** The desk of one table: what stands there, what would come of entries, and the way to make them. */
export class TableDesk {
  seen = $state.raw<TableSeen | null>(null);
  /** When the clocks stood as they are read, by this page's own clock. */
  readAt = $state(Date.now());
  /** Why it cannot be looked at. */
  wrong = $state.raw<readonly string[]>([]);
  /** Why the last entry was not made. */
  refused = $state.raw<readonly string[]>([]);
  /** How many entries are on their way. */
  #under = $state(0);
  /** The lines of what this page entered and took back, since it did not get in as a whole. */
  readonly #vain = new Set<number>();

  constructor(readonly at: At) {}

  /** Whether an entry is on its way. */
  get busy(): boolean {
    return this.#under > 0;
  }

  /** Looks at the table again. */
  async look(): Promise<void> {
    try {
      const seen = await get(TABLE, { parts: this.at });
      // An answer that another one has overtaken tells what stood before.
      if (seen.no < (this.seen?.no ?? 0)) return;
      this.seen = seen;
      // The desk tells the times as they were at its last entry; the clock of a game that is broken off runs on.
      const lag = seen.desk?.clock?.running == null ? 0 : Math.max(0, seen.now - seen.desk.now);
      this.readAt = Date.now() - lag;
      this.wrong = [];
    } catch (error) {
      this.wrong = [reasonOf(error)];
    }
  }

  /** Follows what others do at the table; what is returned ends it. */
  follow(): () => void {
    const { event, section, round, table } = this.at;
    return followStream(event, this.seen?.no ?? 0, {
      table: { section, round, table },
      moved: () => void this.look(),
      lost: (lost) => lost && void connection.look(),
    });
  }

  /** The lines of the log with numbers after this one. */
  linesAfter(no: number): readonly TimelineLine[] {
    return this.seen?.told?.timeline.filter((line) => line.no > no) ?? [];
  }

  /** What has to be known before something is ruled on. */
  questions(made: Made): Promise<QuestionsSeen> {
    return post(`${TABLE}/questions`, made, { parts: this.at });
  }

  /** What would come of entries, made one after the other. */
  preview(entries: readonly Made[]): Promise<Previewed> {
    return post(`${TABLE}/preview`, { entries }, { parts: this.at });
  }

  /**
   * Makes entries one after the other, all or none; whether all have reached the server, or some wait for the network.
   *
   * They rest on what the table was up to the line `saw`: what somebody else entered since then refuses them. Where a later one is
   * refused, those before it are taken back.
   */
  async enter(entries: readonly Made[], about: string, saw = this.seen?.no): Promise<boolean> {
    const path = filled(`${TABLE}/entries`, { ...this.at });
    const group = newKey();
    let arrived = true;
    const ours: Taken[] = [];
    for (const what of entries) {
      const body = { ...(saw === undefined ? {} : { saw }), what };
      try {
        const sent = await outbox.post({ key: newKey(), group, path, body, about, at: Date.now() });
        // What comes after one's own entry rests on it.
        saw = undefined;
        if ("answer" in sent) {
          const taken = sent.answer as Taken;
          ours.push(taken);
          saw = taken.last;
        }
        arrived = arrived && "answer" in sent;
      } catch (error) {
        const [first, last] = [ours[0], ours.at(-1)];
        if (first !== undefined && last !== undefined) await this.#takeBack(path, first.first, last.last);
        throw error;
      }
    }
    if (arrived) await this.look();
    return arrived;
  }

  /** Takes back what was entered of something that did not get in as a whole; not if others have built on it meanwhile. */
  async #takeBack(path: string, first: number, last: number): Promise<void> {
    this.#inVain(first, last);
    await this.look();
    const lines = this.linesAfter(first - 1);
    // What is entered first at a table begins its game, which goes on.
    const begins = lines.length > 1 && lines.length === this.linesAfter(0).length;
    const from = lines[begins ? 1 : 0]?.no;
    if (from === undefined || this.linesAfter(last).length > 0) return;
    const what: Made = { act: { do: "undo", from, why: say("web-table-why-partly") } as Act };
    const [about, key] = [say("web-table-undo"), newKey()];
    try {
      const sent = await outbox.post({ key, group: key, path, body: { saw: last, what }, about, at: Date.now() });
      if ("answer" in sent) this.#inVain((sent.answer as Taken).first, (sent.answer as Taken).last);
    } catch (error) {
      // Why the whole was refused is what has to be told.
      if (!(error instanceof Problem)) throw error;
    }
  }

  #inVain(first: number, last: number): void {
    for (let no = first; no <= last; no++) this.#vain.add(no);
  }

  /** What was entered after a line and counts, apart from what this page entered in vain. */
  since(no: number): readonly TimelineLine[] {
    return this.linesAfter(no).filter((line) => !line.undone && !this.#vain.has(line.no));
  }

  /** Makes an entry at a board that is kept; whether it was made. Why it was not stands in `refused`. */
  async make(act: Act, of: Actor | null, about: string): Promise<boolean> {
    this.#under += 1;
    try {
      await this.enter([of === null ? { act } : { act, of }], about);
      this.refused = [];
      return true;
    } catch (error) {
      this.refused = await this.reasons(error);
      return false;
    } finally {
      this.#under -= 1;
    }
  }

  /** Why something was not done; where the table has moved on meanwhile, with what was entered there. */
  async reasons(error: unknown): Promise<readonly string[]> {
    const reason = reasonOf(error);
    await this.look();
    const changed = error instanceof Problem && error.data.kind === "stale" ? (error.data.changed ?? []) : [];
    if (changed.length === 0) return [reason];
    const numbers = new Set(changed.map(({ no }) => no));
    return meanwhileTold(this.linesAfter(0).filter(({ no }) => numbers.has(no)));
  }
}
