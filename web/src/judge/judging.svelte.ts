import { get, Offline, post, Problem } from "../api/ask.ts";
import type { BookLine, Judgement, Standing } from "../api/schema.ts";
import { note } from "../app/place.svelte.ts";
import { readFen, startOf } from "../game/fen.ts";
import { moveOf, type Board, type Game } from "../game/game.ts";
import { say } from "../words/words.svelte.ts";
import { taken, type Taken } from "../setup/intake.ts";
import { linkOf, NOTHING, type Asked } from "./link.ts";

/** One game before the judge: what is asked, how it stands, what the rulebooks say. */
export class Judging {
  asked = $state.raw<Asked>(NOTHING);
  books = $state.raw<readonly BookLine[]>([]);
  standing = $state.raw<Standing | null>(null);
  judgement = $state.raw<Judgement | null>(null);
  /** How many moves are shown as made. */
  at = $state(0);
  wrong = $state.raw<readonly string[]>([]);
  /** How many questions are on their way. */
  #under = $state(0);
  /** What asks how the game stands now; nothing once that is known. */
  #standsAsked = $state.raw<AbortController | null>(null);

  /** What the judgement is of. */
  #judged = $state.raw<Asked | null>(null);
  #asking: AbortController | null = null;

  /** Whether the judgement is of something that was asked before. */
  readonly stale = $derived(this.#judged !== this.asked);

  /** Whether an answer is on its way. */
  readonly busy = $derived(this.#under > 0);

  /** Whether what may be played is on its way. */
  readonly waits = $derived(this.#standsAsked !== null);

  /** The moves that were played. */
  readonly played = $derived(this.standing?.moves ?? []);
  /** How they are written. */
  readonly texts = $derived(this.played.map(({ text }) => text));
  /** What may be played at the end of the game; nothing while an earlier move is shown. */
  readonly allowed = $derived(
    this.standing !== null && this.at === this.asked.moves.length
      ? this.standing.allowed.map(({ step, texts }) => ({ ...moveOf(step), texts }))
      : [],
  );

  /** Asks for the rulebooks, and judges what is asked. */
  async begin(asked: Asked, at?: number): Promise<void> {
    const books = this.#answered(async () => {
      this.books = await get("/api/v1/rulebooks");
    });
    await Promise.all([books, this.put(asked, at)]);
  }

  /** Puts another question, and shows its last move, or stays at the one that is shown. */
  async put(asked: Asked, at = asked.moves.length): Promise<void> {
    this.asked = asked;
    note(linkOf(asked));
    this.#asking?.abort();
    const asking = (this.#asking = this.#standsAsked = new AbortController());
    const { game, fen, moves, rules, set, warned } = asked;
    const played = { game, ...(fen === null ? {} : { fen }), moves };
    await this.#answered(async () => {
      const judged = post("/api/v1/judge", { ...played, rules, set, warned }, asking);
      // What is wrong with the start is told by where it is wrong.
      judged.catch(() => undefined);
      const standing = await post("/api/v1/positions", played, asking);
      [this.standing, this.at, this.#standsAsked] = [standing, at, null];
      this.wrong = standing.faults.map(({ text }) => text);
      this.judgement = standing.faults.length > 0 ? null : await judged;
      this.#judged = asked;
    });
    // Where it is not to be known, nothing is waited for.
    if (this.#standsAsked === asking) this.#standsAsked = null;
  }

  /** Plays a move after those that are shown; what came after them is left out. */
  play(step: string): Promise<void> {
    return this.put({ ...this.asked, moves: [...this.asked.moves.slice(0, this.at), step] });
  }

  /** Reads a point of the text in another way. */
  readAs(setting: string, value: string): Promise<void> {
    const others = this.asked.set.filter((choice) => !choice.startsWith(`${setting}=`));
    return this.put({ ...this.asked, set: [...others, `${setting}=${value}`] }, this.at);
  }

  /** A question with nothing played yet; the books of the same game stay chosen. */
  begun(game: Game): Asked {
    return { ...NOTHING, game, rules: game === this.asked.game ? this.asked.rules : [] };
  }

  /** Reads a game in any format, and judges it as far as it can be read; what was there stays where nothing can. */
  async read(text: string): Promise<Taken> {
    this.#under += 1;
    try {
      return await taken(async () => {
        const { game, start, moves, faults } = await post("/api/v1/judge", { text });
        await this.put({ ...this.begun(game), fen: start, moves: moves.map(({ step }) => step) });
        if (faults.length > 0) this.wrong = faults;
        return { isRead: true, wrong: faults };
      });
    } finally {
      this.#under -= 1;
    }
  }

  /** What stands after so many moves. */
  boardAt(ply: number): Board {
    const { game, fen } = this.asked;
    const shown = ply === 0 ? fen : (this.played[ply - 1]?.fen ?? null);
    const read = shown === null ? null : readFen(game, shown);
    return read !== null && "setup" in read ? read.setup.board : startOf(game).board;
  }

  /** The position that is shown. */
  get shown(): string | null {
    return this.at === 0 ? this.asked.fen : (this.played[this.at - 1]?.fen ?? null);
  }

  async #answered(work: () => Promise<void>): Promise<void> {
    this.#under += 1;
    this.wrong = [];
    try {
      await work();
    } catch (error) {
      if (error instanceof DOMException) return;
      if (error instanceof Problem) this.wrong = [error.message];
      else if (error instanceof Offline) this.wrong = [say("web-offline")];
      else throw error;
    } finally {
      this.#under -= 1;
    }
  }
}
