import { Offline, Problem } from "../api/ask.ts";

/** Something that was entered and is to reach the server, once. */
export interface Letter {
  /** What tells the server that it has it already. */
  readonly key: string;
  /** Letters that rest on each other: once one is refused, those after it are not sent. */
  readonly group: string;
  readonly path: string;
  readonly body: unknown;
  /** What it is about, in words, for whoever wrote it. */
  readonly about: string;
  /** When it was written, in milliseconds. */
  readonly at: number;
  /** Why the server did not take it; nothing as long as it has not answered. */
  readonly refused: string | null;
}

/** What became of a letter: an answer, or it waits for the network. */
export type Sent = { readonly answer: unknown } | { readonly waits: true };

/** Where letters are kept between two visits. */
export interface Drawer {
  read(): string | null;
  write(text: string): void;
}

/** Hands a letter to the server. */
export type Send = (letter: Letter) => Promise<unknown>;

/**
 * What was entered and has not reached the server. Letters go out one after the other in the order in which they were written,
 * each with a key, so that one whose answer was lost is not taken twice. One that is refused while nobody waits for it stays
 * until it was seen.
 */
export class Outbox {
  letters = $state.raw<readonly Letter[]>([]);

  readonly #drawer: Drawer;
  readonly #send: Send;
  #sending: Promise<unknown> = Promise.resolve();

  constructor(drawer: Drawer, send: Send) {
    this.#drawer = drawer;
    this.#send = send;
    this.letters = read(drawer.read());
  }

  /** Those that wait for the network. */
  get waiting(): readonly Letter[] {
    return this.letters.filter(({ refused }) => refused === null);
  }

  /**
   * Writes a letter and sends it after those before it.
   *
   * It is thrown away, and the reason thrown, if the server refuses it: whoever wrote it is there and sees why.
   */
  async post(letter: Omit<Letter, "refused">): Promise<Sent> {
    const { key } = letter;
    this.#keep([...this.letters, { ...letter, refused: null }]);
    return this.#queued(async () => {
      const [first] = this.waiting;
      if (first?.key !== key) await this.#deliver((letter) => letter.key !== key);
      if (this.waiting[0]?.key !== key) return { waits: true };
      try {
        const answer = await this.#send(this.waiting[0]);
        this.drop(key);
        return { answer };
      } catch (error) {
        if (error instanceof Offline) return { waits: true };
        this.drop(key);
        throw error;
      }
    });
  }

  /** Sends what waits, as far as the network lets it. */
  flush(): Promise<void> {
    return this.#queued(() => this.#deliver(() => true));
  }

  /** Throws a letter away. */
  drop(key: string): void {
    this.#keep(this.letters.filter((letter) => letter.key !== key));
  }

  async #deliver(which: (letter: Letter) => boolean): Promise<void> {
    for (let next = this.waiting[0]; next !== undefined && which(next); next = this.waiting[0]) {
      const { key, group } = next;
      try {
        await this.#send(next);
        this.drop(key);
      } catch (error) {
        if (!(error instanceof Problem)) return;
        const refused = error.message;
        this.#keep(this.letters.map((letter) => (letter.group === group ? { ...letter, refused } : letter)));
      }
    }
  }

  /** Does something after what is under way. */
  #queued<Done>(work: () => Promise<Done>): Promise<Done> {
    const done = this.#sending.then(work);
    this.#sending = done.catch(() => undefined);
    return done;
  }

  #keep(letters: readonly Letter[]): void {
    this.letters = letters;
    this.#drawer.write(JSON.stringify(letters));
  }
}

/** The letters of a former visit; what cannot be read is none. */
function read(text: string | null): Letter[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? (kept as Letter[]) : [];
  } catch {
    return [];
  }
}
