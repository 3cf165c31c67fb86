/** A game of an event, as its address names it. */
export interface At {
  readonly event: string;
  readonly section: string;
  readonly round: number;
  readonly table: number;
  readonly board: number;
  readonly game: number;
}

/** The game that an address names by section, round, table, board and game, the last two 1 if they are left out. */
export function atOf(event: string, [section, ...numbers]: readonly string[]): At | null {
  const [round, table, board = 1, game = 1] = numbers.map(Number);
  if (section === undefined) return null;
  if (![round, table, board, game].every((number) => Number.isInteger(number) && Number(number) > 0)) return null;
  return { event, section, round: round as number, table: table as number, board, game };
}

/** The section and the number of a table that an address names, whatever round is played there. */
export function tableIn([section, number, ...more]: readonly string[]): { section: string; table: number } | null {
  const table = Number(number);
  return section === undefined || more.length > 0 || !Number.isInteger(table) || table < 1 ? null : { section, table };
}

/** The path that names a table in every round. */
export function standingPath(event: string, section: string, table: number): string {
  return `/e/${[event, "table", section, table].map(encodeURIComponent).join("/")}`;
}

/** The path that names a game. */
export function pathOf({ event, section, round, table, board, game }: At): string {
  return `/e/${[event, "table", section, round, table, board, game].map(encodeURIComponent).join("/")}`;
}
