import type { Piece } from "../game/game.ts";
import type { Known, Shown, Who, Word } from "./kinds.ts";
import type { Asked } from "./shown.ts";

/** What was recorded. */
export interface Recorded {
  /** Whether it has reached the server, or waits for the network. */
  readonly arrived: boolean;
  /** What came of it, as it was told then. */
  readonly lines: readonly { readonly text: string }[];
  /** The position that it was about. */
  readonly fen: string;
  /** The matter that was ruled on, if one was. */
  readonly matter: number | null;
  /** The last line of the log before it. */
  readonly after: number;
  /** How many of the lines that it brought come before those that tell what came of it. */
  readonly skipped: number;
}

/** A step of what is dealt with at a table. */
export type Stage =
  | { readonly at: "words" }
  | { readonly at: "ask"; readonly word: Word; readonly asked: Asked | null }
  | {
      readonly at: "remedy";
      readonly word: Word;
      /** The kind of what happened, by which it is known again. */
      readonly key: string;
      readonly means: string;
      readonly who: Who;
      readonly shown: Shown | null;
      /** The man that it was, where its kind is enough. */
      readonly man?: Piece | null;
      /** Whether it is told without being shown. */
      readonly isAlone: boolean;
      /** How the table stood. */
      readonly known: Known;
    }
  | { readonly at: "matter"; readonly matter: number; readonly about: string }
  | ({ readonly at: "done" } & Recorded);

/** What the browser keeps of a step. */
interface Kept {
  /** The table. */
  readonly of: string;
  /** What is dealt with, by a number of its own. */
  readonly incident: number;
  /** How many steps it is from the six words. */
  readonly depth: number;
  readonly stage: Stage;
}

const WORDS: Stage = { at: "words" };

function keptIn(state: unknown): Kept | null {
  const { qizhengTable: kept } = (state ?? {}) as { qizhengTable?: Kept };
  return kept ?? null;
}

/** The steps from the six words to what was recorded: each is one that the browser can take back, and keeps over a reload. */
export class Steps {
  #kept = $state.raw<Kept | null>(null);
  /** What was recorded already: nobody comes back to it to record it again. */
  readonly #ended = new Set<number>();

  constructor(of: string) {
    const kept = keptIn(history.state);
    if (kept?.of === of && kept.stage.at !== "done") this.#kept = kept;
    $effect(() => {
      const took = ({ state }: PopStateEvent) => this.#took(keptIn(state));
      addEventListener("popstate", took);
      return () => removeEventListener("popstate", took);
    });
  }

  get stage(): Stage {
    return this.#kept?.stage ?? WORDS;
  }

  /** The table that it is about. */
  get of(): string | null {
    return this.#kept?.of ?? null;
  }

  /** Begins with something at a table. */
  begin(of: string, stage: Stage): void {
    this.#push({ of, incident: Date.now(), depth: 1, stage });
  }

  /** Takes the next step. */
  go(stage: Stage): void {
    if (this.#kept !== null) this.#push({ ...this.#kept, depth: this.#kept.depth + 1, stage });
  }

  /** Rules on a matter that is open, from the six words or from where something else was recorded. */
  rule(of: string, stage: Stage): void {
    const depth = (this.#kept?.depth ?? 0) + 1;
    this.#push({ of, incident: Date.now(), depth, stage });
  }

  /** Keeps what was told in this step, without a step. */
  keep(stage: Stage): void {
    if (this.#kept?.stage.at !== stage.at) return;
    history.replaceState({ qizhengTable: { ...this.#kept, stage } }, "");
  }

  /** It is recorded. */
  finish(stage: Stage): void {
    if (this.#kept === null) return;
    this.#ended.add(this.#kept.incident);
    this.#kept = { ...this.#kept, stage };
    history.replaceState({ qizhengTable: this.#kept }, "");
  }

  /** Takes one step back. */
  back(): void {
    if (this.#kept?.stage.at === "done") this.leave();
    else history.back();
  }

  /** Goes back to the six words. */
  leave(): void {
    const depth = this.#kept?.depth ?? 0;
    this.#kept = null;
    if (depth > 0) history.go(-depth);
  }

  /** Ends without a step, since the page goes elsewhere. */
  end(): void {
    this.#kept = null;
  }

  #push(kept: Kept): void {
    this.#kept = kept;
    history.pushState({ qizhengTable: kept }, "");
    scrollTo(0, 0);
  }

  #took(kept: Kept | null): void {
    this.#kept = kept === null || kept.stage.at === "done" || this.#ended.has(kept.incident) ? null : kept;
  }
}
