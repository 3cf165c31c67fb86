import type { Point } from "../game/game.ts";
import { centre, seenAt, UNIT, type Geometry, type Spot } from "./geometry.ts";

/** What an arrow says of two points. */
export type ArrowKind = "check" | "chase" | "kill" | "root" | "false-root" | "pin" | "move";

/** An arrow from one point to another. */
export interface Arrow {
  readonly kind: ArrowKind;
  readonly from: Point;
  readonly to: Point;
}

/** All kinds of arrow, as the legend shows them. */
export const ARROW_KINDS: readonly ArrowKind[] = ["chase", "kill", "check", "root", "false-root", "pin", "move"];

/** How an arrow ends: a head, solid or hollow; a bead, solid or hollow; or nothing. */
type Tip = "head" | "hollow-head" | "bead" | "hollow-bead" | "none";

/** The end of each kind of arrow. */
export const TIPS: Record<ArrowKind, Tip> = {
  check: "head",
  chase: "head",
  kill: "hollow-head",
  root: "bead",
  "false-root": "hollow-bead",
  pin: "none",
  move: "head",
};

/** An arrow as it is drawn. */
export interface Drawn {
  readonly line: string;
  readonly head: string | null;
  readonly tip: Spot;
  readonly middle: Spot;
}

const HEAD = 0.34 * UNIT;
const HALF_HEAD = 0.19 * UNIT;
const CLEAR = 0.5 * UNIT;
const BOW = 1.28 * UNIT;

/** Draws an arrow from piece to piece; between neighbours it bows, so that there is something to see. */
export function drawArrow(geometry: Geometry, arrow: Arrow): Drawn {
  const from = centre(geometry, arrow.from);
  const to = centre(geometry, arrow.to);
  if (arrow.kind === "move") return drawBetween(from, to, TIPS.move, 0, CLEAR, 0.15 * UNIT);
  return drawBetween(from, to, TIPS[arrow.kind], areNeighbours(geometry, arrow) ? bowOf(geometry, from, to) : 0, CLEAR);
}

/** To which side an arrow bows: to its left, unless that is off the board. */
function bowOf(geometry: Geometry, from: Spot, to: Spot): number {
  const { x, y } = controlOf(from, to, BOW);
  return x < 0 || y < 0 || x > geometry.width || y > geometry.height ? -BOW : BOW;
}

function areNeighbours(geometry: Geometry, arrow: Arrow): boolean {
  const a = seenAt(geometry, arrow.from);
  const b = seenAt(geometry, arrow.to);
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row)) <= 1;
}

/** Draws an arrow between two places, bowed by so much, kept so far from its beginning and its end. */
export function drawBetween(from: Spot, to: Spot, tip: Tip, bow: number, clear: number, clearEnd = clear): Drawn {
  const at = curve(from, to, bow);
  const start = leave(at, from, clear, 0, 1);
  const end = leave(at, to, clearEnd, 1, -1);
  const point = at(end);
  const headed = tip === "head" || tip === "hollow-head";
  const neck = headed ? leave(at, point, HEAD * 0.8, end, -1) : end;
  const steps = bow === 0 ? 1 : 24;
  const spots = Array.from({ length: steps + 1 }, (_, i) => at(start + ((neck - start) * i) / steps));
  return {
    line: spots.map((spot, i) => `${i === 0 ? "M" : "L"}${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`).join(""),
    head: headed ? headAt(point, at(neck)) : null,
    tip: point,
    middle: at((start + end) / 2),
  };
}

/** Where a curve is drawn to that leaves the straight line by the bow. */
function controlOf(from: Spot, to: Spot, bow: number): Spot {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  return { x: (from.x + to.x) / 2 + (dy / length) * bow, y: (from.y + to.y) / 2 - (dx / length) * bow };
}

/** The place on a bowed line after a part of it. */
function curve(from: Spot, to: Spot, bow: number): (part: number) => Spot {
  const control = controlOf(from, to, bow);
  return (t) => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * control.x + t * t * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * control.y + t * t * to.y,
  });
}

/** Goes along a curve until it is so far from a place. */
function leave(at: (t: number) => Spot, place: Spot, distance: number, begin: number, direction: 1 | -1): number {
  let t = begin;
  while (Math.abs(t - begin) < 0.5) {
    const spot = at(t);
    if (Math.hypot(spot.x - place.x, spot.y - place.y) >= distance) break;
    t += direction * 0.004;
  }
  return t;
}

function headAt(tip: Spot, neck: Spot): string {
  const length = Math.hypot(tip.x - neck.x, tip.y - neck.y) || 1;
  const ux = (tip.x - neck.x) / length;
  const uy = (tip.y - neck.y) / length;
  const base = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD };
  const corner = (side: 1 | -1) =>
    `L${(base.x - uy * HALF_HEAD * side).toFixed(1)} ${(base.y + ux * HALF_HEAD * side).toFixed(1)}`;
  return `M${tip.x.toFixed(1)} ${tip.y.toFixed(1)}${corner(1)}${corner(-1)}Z`;
}
