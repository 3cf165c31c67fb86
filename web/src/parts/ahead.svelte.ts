/** After how long a part that did not come is asked for again, in milliseconds. */
const AGAIN = 3000;

/**
 * A part of a page that is not needed at first. It is fetched ahead once the page stands and has nothing else to do, so that it
 * is there when it is asked for, whether or not the network still is.
 */
export class Ahead<Part> {
  #part = $state.raw<Part | null>(null);
  #failed = $state(false);
  readonly #load: () => Promise<Part>;
  #isComing = false;

  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  /** The part, once it is there. */
  get part(): Part | null {
    return this.#part;
  }

  /** Whether it did not come, and is asked for again. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Fetches it as soon as there is nothing else to do. */
  soon(): void {
    const want = () => void this.want();
    // Safari knows no idle time.
    if (typeof requestIdleCallback === "function") requestIdleCallback(want);
    else setTimeout(want, AGAIN);
  }

  /** Fetches it, and again until it has come. */
  async want(): Promise<void> {
    if (this.#isComing) return;
    this.#isComing = true;
    try {
      this.#part = await this.#load();
      this.#failed = false;
    } catch {
      this.#failed = true;
      this.#isComing = false;
      setTimeout(() => void this.want(), AGAIN);
    }
  }
}
