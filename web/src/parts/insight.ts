import type { Attachment } from "svelte/attachments";

/** Scrolls a row of links sideways so that the one which is current is in sight; `what` says which it is. */
export const currentInSight =
  (what: unknown): Attachment<HTMLElement> =>
  (row) => {
    void what;
    const current = row.querySelector("[aria-current]")?.getBoundingClientRect();
    if (current === undefined) return;
    const own = row.getBoundingClientRect();
    row.scrollLeft += current.left + current.width / 2 - (own.left + own.width / 2);
  };

/** Brings what has just come up into sight, and moves the page no further than that takes. */
export const inSight: Attachment<HTMLElement> = (element) => {
  element.scrollIntoView({ block: "nearest" });
};
