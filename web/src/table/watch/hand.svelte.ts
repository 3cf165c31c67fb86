import type { Point } from "../../game/game.ts";

/** What a tap on a kept board enters: a move that is allowed, a touch, a move as it was played, right or wrong, or a slide. */
export type HandMode = "play" | "touch" | "as-played" | "slide";

/** What an official's finger is doing on a board that is kept. */
export class Hand {
  mode = $state<HandMode>("play");
  /** The man that was picked to be moved or touched. */
  picked = $state<Point | null>(null);
  /** The man that was moved, where a move is entered as it was played. */
  lifted = $state<Point | null>(null);
  /** The man that was slid over the board, and the points in the order in which it went. */
  slid = $state.raw<readonly Point[]>([]);
  flipped = $state(false);
  /** What was asked for and is not allowed: the man, and where to. */
  refused = $state.raw<{ readonly from: Point | null; readonly to: Point } | null>(null);

  /** Turns to another way of entering, or back. */
  turn(mode: HandMode): void {
    this.mode = this.mode === mode ? "play" : mode;
    this.lifted = null;
    this.slid = [];
    this.refused = null;
  }

  refuse(from: Point | null, to: Point): void {
    this.refused = { from, to };
  }

  /** Lets go of everything, once something was entered. */
  free(): void {
    this.mode = "play";
    this.picked = null;
    this.lifted = null;
    this.slid = [];
    this.refused = null;
  }
}
