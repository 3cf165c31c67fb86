import { seeEvent, wordsOf } from "../api/events.ts";
import type { EventSeen } from "../api/hall.ts";
import { followStream, type Moved } from "../api/stream.ts";
import { lang, say } from "../words/words.svelte.ts";

const withoutDrafts = (seen: EventSeen): EventSeen => ({
  ...seen,
  sections: seen.sections.map((section) => ({
    ...section,
    rounds: section.rounds.filter(({ status }) => status !== "draft"),
  })),
});

/** An event that is shown as it moves. */
export class LiveEvent {
  seen = $state.raw<EventSeen | null>(null);
  /** Why it cannot be shown. */
  problem = $state<string | null>(null);
  /** The connection was lost: what is shown may be old. */
  lost = $state(false);
  /** Goes up whenever calls, offices or duties moved. */
  moves = $state(0);

  #asking: Promise<void> | null = null;
  #again = false;
  #stop: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly event: string,
    /** The code of a seat, for a player. */
    readonly seat?: string,
    /** Over how many milliseconds many readers spread their looking anew. */
    readonly spread = 0,
    /** Whether it is shown as everybody sees it, though a director looks: without rounds that are drafts. */
    readonly published = false,
  ) {}

  /** Looks anew; who asks while somebody looks already waits for a look that begins after. */
  look(): Promise<void> {
    if (this.#asking !== null) {
      this.#again = true;
      return this.#asking;
    }
    this.#asking = this.#looks().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #looks(): Promise<void> {
    do {
      this.#again = false;
      try {
        const seen = await seeEvent(this.event, this.seat);
        this.seen = this.published ? withoutDrafts(seen) : seen;
        this.problem = null;
      } catch (error) {
        this.problem = wordsOf(error, say("web-offline"));
      }
    } while (this.#again);
  }

  #moved(moved: Moved): void {
    if (moved.calls || moved.officials) this.moves += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), Math.random() * this.spread);
  }

  /** Looks anew whenever the page turns to another language, as long as the page is shown that asks for it. */
  followWords(): void {
    let spoken = lang();
    $effect(() => {
      if (spoken !== lang()) void this.look();
      spoken = lang();
    });
  }

  /** Looks, and follows what moves until it is stopped. */
  follow(): () => void {
    let ended = false;
    void this.look().then(() => {
      if (ended) return;
      this.#stop = followStream(this.event, this.seen?.no ?? 0, {
        ...(this.seat === undefined ? {} : { seat: this.seat }),
        moved: (moved) => this.#moved(moved),
        lost: (lost) => (this.lost = lost),
      });
    });
    return () => {
      ended = true;
      clearTimeout(this.#timer);
      this.#stop?.();
    };
  }
}
