import type { ClockView, Side } from "../api/schema.ts";

/** Below this a side is short of time, in milliseconds. */
export const SHORT = 5 * 60_000;

/** A clock as far as it tells the time. */
export interface Read extends Pick<ClockView, "left"> {
  /** Whose time runs. */
  readonly running?: Side | null | undefined;
}

/** The time that a side has left so long after its clock was read. */
export function leftOf(clock: Read, side: Side, since: number): number {
  const used = clock.running === side ? Math.max(0, since) : 0;
  return Math.max(0, clock.left[side] - used);
}

/** A time as a clock shows it: hours only where there are some. */
export function shownTime(time: number): string {
  const seconds = Math.floor(time / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** A time as somebody reads it off a clock, in milliseconds: minutes and seconds, with hours before them if there are some. */
export function timeOf(text: string): number | null {
  const [, hours = "0", minutes, seconds] = /^(?:(\d{1,2})[:：])?(\d{1,3})[:：]([0-5]\d)$/.exec(text.trim()) ?? [];
  return minutes === undefined ? null : ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}
