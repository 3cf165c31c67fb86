import { flushSync } from "svelte";

/** So many rows are drawn at once; the others as far as somebody scrolls. */
const AT_ONCE = 20;
/** How far below what is in sight rows are drawn, in pixels. */
const AHEAD = 1200;

/** A long list that is drawn as far as it is looked at, so that its page answers at once. Made while a component is. */
export class Growing<Row> {
  #many = $state(AT_ONCE);
  readonly #all: () => readonly Row[];

  constructor(all: () => readonly Row[]) {
    this.#all = all;
    let before = 0;
    $effect.pre(() => {
      const { length } = all();
      // Whoever narrows a list down, or widens it again, waits no longer than at first; whoever takes a row off it stays there.
      if (length <= AT_ONCE || 2 * length < before) this.#many = AT_ONCE;
      before = length;
    });
    $effect(() => {
      // Paper cannot be scrolled.
      const whole = () => flushSync(() => this.reach(all().length));
      addEventListener("beforeprint", whole);
      return () => removeEventListener("beforeprint", whole);
    });
  }

  /** The rows that are drawn. */
  get rows(): readonly Row[] {
    return this.#all().slice(0, this.#many);
  }

  /** How many are not drawn yet. */
  get left(): number {
    return Math.max(0, this.#all().length - this.#many);
  }

  /** Draws at least so many rows. */
  reach(many: number): void {
    if (many > this.#many) this.#many = many;
  }

  /** What stands below the last row: when it comes near, more rows are drawn. */
  end = (element: Element): (() => void) => {
    // Watched anew whenever rows were added, since it may still be near.
    const many = this.#many;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) this.reach(many + AT_ONCE);
      },
      { rootMargin: `${AHEAD}px` },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };
}
