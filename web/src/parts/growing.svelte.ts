import { flushSync } from "svelte";

/** So many rows are drawn at once; the others as far as somebody scrolls. */
const AT_ONCE = 12;
/** How far below what is in sight rows are drawn, in pixels. */
const AHEAD = 600;
/** How long a list rests before it grows, in milliseconds: whoever types goes first. */
const REST = 50;

/** A long list that is drawn as far as it is looked at, so that its page answers at once. Made while a component is. */
export class Growing<Row> {
  #many = $state(AT_ONCE);
  readonly #given: () => readonly Row[];
  readonly #all: readonly Row[] = $derived.by(() => this.#given());

  constructor(all: () => readonly Row[]) {
    this.#given = all;
    let before = 0;
    $effect.pre(() => {
      const { length } = this.#all;
      // Whoever narrows a list down, or widens it again, waits no longer than at first; whoever takes a row off it stays there.
      if (length <= AT_ONCE || 2 * length < before || 2 * before < length) this.#many = AT_ONCE;
      before = length;
    });
    $effect(() => {
      // Paper cannot be scrolled.
      const whole = () => flushSync(() => this.reach(this.#all.length));
      addEventListener("beforeprint", whole);
      return () => removeEventListener("beforeprint", whole);
    });
  }

  /** The rows that are drawn. */
  get rows(): readonly Row[] {
    return this.#all.slice(0, this.#many);
  }

  /** How many are not drawn yet. */
  get left(): number {
    return Math.max(0, this.#all.length - this.#many);
  }

  /** Draws at least so many rows. */
  reach(many: number): void {
    if (many > this.#many) this.#many = many;
  }

  /** What stands below the last row: when it comes near, more rows are drawn. */
  end = (element: Element): (() => void) => {
    // Watched anew whenever rows were added, since it may still be near.
    const many = this.#many;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting))
          resting ??= setTimeout(() => this.reach(many + AT_ONCE), REST);
      },
      { rootMargin: `${AHEAD}px` },
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      clearTimeout(resting);
    };
  };
}
