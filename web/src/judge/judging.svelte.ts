import { ask, Offline, Problem } from "../api/ask.ts";
import type { BookLine, Judgement, Standing } from "../api/judge.ts";
import { note } from "../app/place.svelte.ts";
import type { AllowedMove, Role } from "../game/game.ts";
import { say } from "../words/words.svelte.ts";
import { linkOf, NOTHING, type Asked } from "./link.ts";

const PROMOTIONS: Record<string, Role> = { q: "queen", r: "rook", b: "bishop", n: "knight" };

/** A move by its coordinates, with the ways to type it. */
function allowedOf({ step, texts }: Standing["allowed"][number]): AllowedMove {
  const promotion = PROMOTIONS[step.charAt(4)];
  const move = { from: step.slice(0, 2), to: step.slice(2, 4), texts };
  return promotion === undefined ? move : { ...move, promotion };
}

/** One game before the judge: what is asked, how it stands, what the rulebooks say. */
export class Judging {
  asked = $state.raw<Asked>(NOTHING);
  books = $state.raw<readonly BookLine[]>([]);
  standing = $state.raw<Standing | null>(null);
  judgement = $state.raw<Judgement | null>(null);
  /** How many moves are shown as made. */
  at = $state(0);
  wrong = $state<string | null>(null);
  busy = $state(false);

  #asking: AbortController | null = null;

  /** The rulebooks of the game that is judged. */
  readonly choices = $derived(this.books.filter((book) => book.game === this.asked.game));
  /** What may be played at the end of the game; nothing while an earlier move is shown. */
  readonly allowed = $derived(
    this.standing !== null && this.at === this.asked.moves.length ? this.standing.allowed.map(allowedOf) : [],
  );

  /** Asks for the rulebooks, and judges what is asked. */
  async begin(asked: Asked): Promise<void> {
    await this.#answered(async () => {
      this.books = await ask<BookLine[]>("/rulebooks");
    });
    await this.put(asked);
  }

  /** Puts another question, and shows its last move. */
  async put(asked: Asked): Promise<void> {
    this.asked = asked;
    note(linkOf(asked));
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    const { game, fen, moves, rules, set } = asked;
    const from = fen === null ? {} : { fen };
    await this.#answered(async () => {
      const standing = await ask<Standing>("/positions", { game, ...from, moves }, asking.signal);
      this.standing = standing;
      this.at = moves.length;
      this.judgement =
        standing.faults.length > 0
          ? null
          : await ask<Judgement>("/judge", { game, ...from, moves, rules, set }, asking.signal);
    });
  }

  /** Plays a move after those that are shown; what came after them is left out. */
  play(step: string): Promise<void> {
    return this.put({ ...this.asked, moves: [...this.asked.moves.slice(0, this.at), step] });
  }

  /** Reads a game in any format, and judges it. */
  async read(text: string): Promise<void> {
    await this.#answered(async () => {
      const judgement = await ask<Judgement>("/judge", { text });
      const { game, start, moves, faults } = judgement;
      await this.put({ ...NOTHING, game, fen: start, moves: moves.map(({ step }) => step) });
      if (faults.length > 0) this.wrong = faults.join("\n");
    });
  }

  async #answered(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.wrong = null;
    try {
      await work();
    } catch (error) {
      if (error instanceof DOMException) return;
      if (error instanceof Problem) this.wrong = error.message;
      else if (error instanceof Offline) this.wrong = say("web-offline");
      else throw error;
    } finally {
      this.busy = false;
    }
  }
}
