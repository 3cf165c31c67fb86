import type { Point } from "../game/game.ts";

/** Something to say of a point. */
export interface PointNote {
  readonly at: Point;
  readonly text: string;
}

/** A mark at a point: a ring, a square or a cross, with what it says. */
export interface Mark extends PointNote {
  readonly shape: "ring" | "square" | "cross";
}

/** What is wrong at a point, worded by whoever knows the rules. */
export type PointFault = PointNote;
