import type { Point } from "../../game/game.ts";

/** A man that was slid over the board: from where, over which points, and where it was set down. */
export interface Slid {
  readonly from: Point;
  readonly path: readonly Point[];
  readonly to: Point;
}

/** How far one point is from another along a line of the board; nothing if they share none. */
function along(from: Point, to: Point): number | null {
  const [files, ranks] = [to.charCodeAt(0) - from.charCodeAt(0), Number(to.slice(1)) - Number(from.slice(1))];
  return files === 0 || ranks === 0 ? files + ranks : null;
}

/**
 * What the points mean that were tapped as the man went: it slid over those that lie on one line, each further than the one
 * before, and was set down on the last that was tapped, there or elsewhere.
 */
export function slidOver([from, ...over]: readonly Point[]): Slid | null {
  const to = over.at(-1);
  if (from === undefined || to === undefined) return null;
  const path: Point[] = [];
  let far = 0;
  for (const point of over) {
    const way = along(from, point);
    if (way === null || way === 0 || Math.abs(way) <= Math.abs(far) || way * far < 0) continue;
    if (path[0] !== undefined && along(path[0], point) === null) continue;
    path.push(point);
    far = way;
  }
  return path.length === 0 ? null : { from, path, to };
}
