import type { Tone } from "./tone.ts";

/** A short message at the edge of the page. */
export interface Toast {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
  /** Something to do about it, such as taking back what was done. */
  readonly act?: { readonly text: string; readonly run: () => void };
}

/** How long a message stays, in milliseconds; what went wrong stays until it is put away. */
const STAY = 6000;

/** How many messages that pass are shown at once: who works fast is not covered by what is past. */
const AT_ONCE = 3;

let toasts = $state.raw<readonly Toast[]>([]);
let next = 1;

/** The messages that are shown, the oldest first. */
export function shownToasts(): readonly Toast[] {
  return toasts;
}

/** Shows a message. */
export function showToast(toast: Omit<Toast, "id">): void {
  const id = next++;
  toasts = [...toasts, { ...toast, id }];
  const passing = toasts.filter(({ tone }) => tone !== "red");
  for (const past of passing.slice(0, -AT_ONCE)) hideToast(past.id);
  if (toast.tone !== "red") setTimeout(() => hideToast(id), STAY);
}

/** Puts a message away. */
export function hideToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
}
