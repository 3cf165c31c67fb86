import type { Cell, SectionView, Sheet } from "../api/hall.ts";
import { gamesOf, isOpen } from "./section.ts";

/** What stands in every table of places, and is no value by which anybody is ranked. */
const NO_VALUE = ["place", "number", "name", "club", "behind_by", "article"];

/** The columns of a table of places by which places are given, the first before the others. */
export const valuesOf = ({ columns }: Sheet): { readonly key: string; readonly heading: string }[] =>
  columns.flatMap(({ key, heading }) =>
    typeof key === "string" && !NO_VALUE.includes(key) ? [{ key, heading: String(heading) }] : [],
  );

/** Asks for the cells of a row by the keys of their columns. */
export function cellsOf({ columns }: Sheet): (row: readonly Cell[], key: string) => Cell {
  const places = new Map(columns.map(({ key }, nth) => [key ?? String(nth), nth]));
  return (row, key) => row[places.get(key) ?? -1] ?? "";
}

/** The round after which the standings stood before what is played now; nothing in the first. */
export function roundBefore(section: SectionView): number | null {
  const played = section.rounds.filter(
    (round) => round.status !== "draft" && gamesOf(section.id, round).some((at) => !isOpen(at)),
  );
  const last = played.at(-1)?.number ?? 0;
  return last > 1 ? last - 1 : null;
}

/** How many places everybody has gained since a table before; below zero who has lost some. */
export function gainedSince(before: Sheet, now: Sheet): ReadonlyMap<number, number> {
  const placesOf = (sheet: Sheet) => {
    const cell = cellsOf(sheet);
    return sheet.rows.map((row) => [Number(cell(row, "number")), Number(cell(row, "place"))] as const);
  };
  const earlier = new Map(placesOf(before));
  return new Map(
    placesOf(now).flatMap(([player, place]) => {
      const was = earlier.get(player);
      return was === undefined || Number.isNaN(was - place) ? [] : [[player, was - place] as const];
    }),
  );
}

/** A value by which two might be told apart. */
export interface TieValue {
  readonly heading: string;
  readonly of: readonly [Cell, Cell];
  /** Whether it is the one that does. */
  readonly decides: boolean;
}

/** Two who stand one after the other with the same points, and what tells them apart. */
export interface Tie {
  readonly players: readonly [number, number];
  readonly places: readonly [number, number];
  /** The points of both. */
  readonly points: Cell;
  readonly values: readonly TieValue[];
  /** The article that puts this value here, where one is told. */
  readonly article: string;
}

/** Everybody who has the same points as whoever stands before. */
export function tiesOf(sheet: Sheet): Tie[] {
  const cell = cellsOf(sheet);
  // What is told of somebody beside the values, as that they have left, tells nobody apart.
  const [points, ...breaks] = valuesOf(sheet).filter(({ key }) => key !== "status");
  if (points === undefined) return [];
  return sheet.rows.slice(1).flatMap((row, nth) => {
    const ahead = sheet.rows[nth];
    if (ahead === undefined || cell(ahead, points.key) !== cell(row, points.key)) return [];
    const both = (key: string): readonly [Cell, Cell] => [cell(ahead, key), cell(row, key)];
    const numbers = (key: string): readonly [number, number] => [Number(cell(ahead, key)), Number(cell(row, key))];
    const by = String(cell(row, "behind_by"));
    const values = breaks.map(({ key, heading }) => ({ heading, of: both(key), decides: heading === by }));
    // What has no column of its own, lots for one, stands last.
    if (by !== "" && !values.some(({ decides }) => decides)) values.push({ heading: by, of: ["", ""], decides: true });
    return [
      {
        players: numbers("number"),
        places: numbers("place"),
        points: cell(row, points.key),
        values,
        article: String(cell(row, "article")),
      },
    ];
  });
}
