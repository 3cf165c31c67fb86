import { placeOf, pointAt, sizeOf, type Game, type Point } from "../game/game.ts";

/** The distance between two lines, in which all of a board is measured. */
export const UNIT = 100;

/** How files and ranks are written at the edge: each side's own numbers, the letters of ICCS and UCI, or nothing. */
export type Coordinates = "files" | "letters" | "none";

/** A place on the drawing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where everything of a board is drawn. */
export interface Geometry {
  readonly game: Game;
  readonly flipped: boolean;
  readonly coordinates: Coordinates;
  readonly width: number;
  readonly height: number;
  /** From the edge of the drawing to the first line or to the middle of the first square: sideways, and up and down. */
  readonly pad: Spot;
}

/** How much is left around the points: with coordinates as designed, with coordinates where each pixel counts, without any. */
const PADS: Record<Game, { lettered: Spot; tight: Spot; bare: Spot }> = {
  xiangqi: { lettered: { x: 96, y: 96 }, tight: { x: 54, y: 88 }, bare: { x: 54, y: 54 } },
  chess: { lettered: { x: 98, y: 98 }, tight: { x: 82, y: 82 }, bare: { x: 54, y: 54 } },
};

/** The drawing of a board seen from one side, with or without coordinates; tight where there is little room. */
export function geometryOf(game: Game, flipped: boolean, coordinates: Coordinates, tight = false): Geometry {
  const { files, ranks } = sizeOf(game);
  const isTight = tight && (coordinates === "files" || game === "chess");
  const pad = PADS[game][coordinates === "none" ? "bare" : isTight ? "tight" : "lettered"];
  const length = (lines: number, edge: number) => (lines - 1) * UNIT + 2 * edge;
  return { game, flipped, coordinates, width: length(files, pad.x), height: length(ranks, pad.y), pad };
}

/** The place of a column and a row, counted from the upper left as the board is seen. */
export function spotOf(geometry: Geometry, column: number, row: number): Spot {
  return { x: geometry.pad.x + column * UNIT, y: geometry.pad.y + row * UNIT };
}

/** The column and the row at which a point is seen. */
export function seenAt(geometry: Geometry, point: Point): { column: number; row: number } {
  const { file, rank } = placeOf(geometry.game, point);
  const { files, ranks } = sizeOf(geometry.game);
  return geometry.flipped ? { column: files - 1 - file, row: rank } : { column: file, row: ranks - 1 - rank };
}

/** The middle of a point. */
export function centre(geometry: Geometry, point: Point): Spot {
  const { column, row } = seenAt(geometry, point);
  return spotOf(geometry, column, row);
}

/** The point seen at a column and a row, if the board has it. */
export function pointSeen(geometry: Geometry, column: number, row: number): Point | null {
  const { files, ranks } = sizeOf(geometry.game);
  if (column < 0 || column >= files || row < 0 || row >= ranks) return null;
  return geometry.flipped
    ? pointAt(geometry.game, files - 1 - column, row)
    : pointAt(geometry.game, column, ranks - 1 - row);
}

/** The point nearest to a place of the drawing; none if the place is off the board. */
export function nearest(geometry: Geometry, spot: Spot): Point | null {
  const column = Math.round((spot.x - geometry.pad.x) / UNIT);
  const row = Math.round((spot.y - geometry.pad.y) / UNIT);
  return pointSeen(geometry, column, row);
}

/** The point one step away as the board is seen, or the same at the edge. */
export function stepFrom(geometry: Geometry, point: Point, columns: number, rows: number): Point {
  const { column, row } = seenAt(geometry, point);
  return pointSeen(geometry, column + columns, row + rows) ?? point;
}

/** The point at the end of the row that this one is in. */
export function rowEnd(geometry: Geometry, point: Point, last: boolean): Point {
  const { row } = seenAt(geometry, point);
  return pointSeen(geometry, last ? sizeOf(geometry.game).files - 1 : 0, row) ?? point;
}

/** The four corners around a place, as brackets of an arm's length. */
export function brackets(spot: Spot, reach: number, arm: number): string {
  const corner = (dx: number, dy: number) =>
    `M${spot.x + dx * reach} ${spot.y + dy * (reach - arm)}V${spot.y + dy * reach}H${spot.x + dx * (reach - arm)}`;
  return corner(-1, -1) + corner(1, -1) + corner(-1, 1) + corner(1, 1);
}

/** The lines of a Xiangqi board: ranks, files broken at the river, palaces. */
export function xiangqiLines(geometry: Geometry): string {
  const x = (column: number) => geometry.pad.x + column * UNIT;
  const y = (row: number) => geometry.pad.y + row * UNIT;
  const ranks = Array.from({ length: 10 }, (_, row) => `M${x(0)} ${y(row)}H${x(8)}`);
  const files = Array.from({ length: 9 }, (_, column) =>
    column === 0 || column === 8
      ? `M${x(column)} ${y(0)}V${y(9)}`
      : `M${x(column)} ${y(0)}V${y(4)}M${x(column)} ${y(5)}V${y(9)}`,
  );
  const palace = (top: number) => `M${x(3)} ${y(top)}L${x(5)} ${y(top + 2)}M${x(5)} ${y(top)}L${x(3)} ${y(top + 2)}`;
  return [...ranks, ...files, palace(0), palace(7)].join("");
}

/** The corners that mark where cannons and pawns begin. */
export function xiangqiMarks(geometry: Geometry): string {
  const gap = 9;
  const arm = 17;
  const at = [1, 7].flatMap(
    (column) =>
      [
        [column, 2],
        [column, 7],
      ] as const,
  );
  const pawns = [0, 2, 4, 6, 8].flatMap(
    (column) =>
      [
        [column, 3],
        [column, 6],
      ] as const,
  );
  const mark = ([column, row]: readonly [number, number]) => {
    const { x, y } = spotOf(geometry, column, row);
    const sides = [-1, 1].filter((dx) => column + dx >= 0 && column + dx <= 8);
    return sides.flatMap((dx) =>
      [-1, 1].map((dy) => `M${x + dx * (gap + arm)} ${y + dy * gap}H${x + dx * gap}V${y + dy * (gap + arm)}`),
    );
  };
  return [...at, ...pawns].flatMap(mark).join("");
}

/** The dark squares of a chess board; they stay dark when it is turned. */
export function darkSquares(geometry: Geometry): string {
  const squares: string[] = [];
  for (let row = 0; row < 8; row++) {
    for (let column = 1 - (row % 2); column < 8; column += 2) {
      const { x, y } = spotOf(geometry, column, row);
      squares.push(`M${x - UNIT / 2} ${y - UNIT / 2}h${UNIT}v${UNIT}h${-UNIT}z`);
    }
  }
  return squares.join("");
}

/** A text at the edge of the board. */
export interface EdgeText extends Spot {
  readonly text: string;
}

const NUMERALS = "一二三四五六七八九";

/** The number of a file as a side counts it, from its right; Red in Chinese numerals, Black in digits. */
export function fileNumber(side: "first" | "second", file: number): string {
  return side === "first" ? NUMERALS.charAt(8 - file) : String(file + 1);
}

/** The coordinates at the edges. */
export function edgeTexts(geometry: Geometry): EdgeText[] {
  const { files, ranks } = sizeOf(geometry.game);
  const columns = Array.from({ length: files }, (_, column) => column);
  if (geometry.coordinates === "none") return [];
  if (geometry.coordinates === "files" && geometry.game === "xiangqi") {
    return columns.flatMap((column) => {
      const file = geometry.flipped ? 8 - column : column;
      const { x } = spotOf(geometry, column, 0);
      const upper = fileNumber(geometry.flipped ? "first" : "second", file);
      const lower = fileNumber(geometry.flipped ? "second" : "first", file);
      return [
        { x, y: geometry.pad.y - 60, text: upper },
        { x, y: geometry.height - geometry.pad.y + 81, text: lower },
      ];
    });
  }
  const letters = columns.map((column) => {
    const point = pointSeen(geometry, column, ranks - 1) ?? "";
    return { x: spotOf(geometry, column, 0).x, y: geometry.height - geometry.pad.y + 83, text: point.charAt(0) };
  });
  const numbers = Array.from({ length: ranks }, (_, row) => {
    const point = pointSeen(geometry, 0, row) ?? "";
    return { x: geometry.pad.x - 74, y: spotOf(geometry, 0, row).y + 10, text: point.slice(1) };
  });
  return [...letters, ...numbers];
}
