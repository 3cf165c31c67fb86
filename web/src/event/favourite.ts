import { keep, recall } from "../words/lang.ts";

const nameOf = (event: string) => `qizheng-me-${event}`;

/** Whom this browser keeps as its own in an event, by number. */
export const favouriteOf = (event: string): number | null => Number(recall(nameOf(event))) || null;

export const keepFavourite = (event: string, player: number | null): void =>
  keep(nameOf(event), player === null ? "" : String(player));
