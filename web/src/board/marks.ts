import type { Point } from "../game/game.ts";

/** Something to say of a point. */
export interface PointNote {
  readonly at: Point;
  readonly text: string;
}

/** A mark at a point: a ring, a square, a cross, or where a man may be put, with what it says. */
export interface Mark extends PointNote {
  readonly shape: "ring" | "square" | "cross" | "place";
}

/** What is wrong at a point, worded by whoever knows the rules. */
export type PointFault = PointNote;
