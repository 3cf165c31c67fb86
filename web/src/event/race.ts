import type { Sheet } from "../api/hall.ts";

/** Somebody's places, round by round; nothing where they were not ranked. */
export interface RaceLine {
  readonly player: number;
  readonly name: string;
  readonly places: readonly (number | null)[];
}

const column = (sheet: Sheet, key: string) => sheet.columns.findIndex((column) => column.key === key);

/** The race over rounds of those who are in front after the last. */
export function raceOf(sheets: readonly Sheet[], many: number): RaceLine[] {
  const last = sheets.at(-1);
  if (last === undefined) return [];
  const places = sheets.map((sheet) => {
    const [number, place] = [column(sheet, "number"), column(sheet, "place")];
    return new Map(sheet.rows.map((row) => [Number(row[number]), Number(row[place])]));
  });
  const [number, name] = [column(last, "number"), column(last, "name")];
  return last.rows.slice(0, many).map((row) => {
    const player = Number(row[number]);
    return { player, name: String(row[name] ?? ""), places: places.map((of) => of.get(player) ?? null) };
  });
}

/** How much of a name has room beside the drawing; a Chinese character takes the room of two letters. */
const ROOM = 16;

/** A name as it is written beside the drawing: what has no room is left out, and said so. */
export function shortened(name: string): string {
  let left = ROOM;
  const fits = [...name].findIndex((letter) => (left -= /[\u2e80-\uffef]/u.test(letter) ? 2 : 1) < 0);
  return fits < 0 ? name : `${[...name].slice(0, fits - 1).join("")}…`;
}

/** The size of the drawing, and what stands around it. */
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [400, 340, 26, 128, 14, 26] as const;

export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly x: (round: number) => number;
  readonly y: (place: number) => number;
  readonly worst: number;
  /** A line from place to place, gently bent. */
  readonly path: (line: RaceLine) => string;
  /** Where the names stand, so that none covers another. */
  readonly labels: readonly number[];
}

const LINE = 18;

/** Where everything of a race is drawn. */
export function drawn(lines: readonly RaceLine[], rounds: number): Drawn {
  const worst = Math.max(2, ...lines.flatMap(({ places }) => places.map((place) => place ?? 0)));
  const x = (round: number) => LEFT + (rounds < 2 ? 0 : ((round - 1) / (rounds - 1)) * (WIDTH - LEFT - RIGHT));
  const y = (place: number) => TOP + ((place - 1) / (worst - 1)) * (HEIGHT - TOP - BOTTOM);
  const path = ({ places }: RaceLine) => {
    let made = "";
    let before: { x: number; y: number } | null = null;
    for (const [nth, place] of places.entries()) {
      if (place === null) {
        before = null;
        continue;
      }
      const here = { x: x(nth + 1), y: y(place) };
      const half = before === null ? 0 : (here.x - before.x) / 2;
      made +=
        before === null
          ? `M${here.x} ${here.y}`
          : `C${before.x + half} ${before.y} ${here.x - half} ${here.y} ${here.x} ${here.y}`;
      before = here;
    }
    return made;
  };
  let low = -Infinity;
  const labels = lines.map(({ places }) => (low = Math.max(low + LINE, y(places.at(-1) ?? worst))));
  const over = Math.max(0, (labels.at(-1) ?? 0) - (HEIGHT - 6));
  return { width: WIDTH, height: HEIGHT + over, x, y, worst, path, labels };
}
