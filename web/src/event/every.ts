/** How long a board that is played may look older than it is, in milliseconds. */
export const PAUSE = 5000;

/** Does something again and again as long as the page is looked at, until it is stopped. */
export function every(pause: number, what: () => void): () => void {
  const timer = setInterval(() => document.visibilityState === "visible" && what(), pause);
  return () => clearInterval(timer);
}
