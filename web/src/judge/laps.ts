import type { MoveData } from "../api/schema.ts";

/** The moves of a cycle, lap by lap: what comes again stands below what it repeats. */
export function lapsOf<Played extends Pick<MoveData, "move">>(moves: readonly Played[]): Played[][] {
  const length = lapLength(moves.map(({ move }) => move));
  return Array.from({ length: Math.ceil(moves.length / length) }, (_, lap) =>
    moves.slice(lap * length, (lap + 1) * length),
  );
}

/** After how many moves they begin again; all of them, if they never do. */
function lapLength(moves: readonly string[]): number {
  for (let length = 2; length < moves.length; length += 2)
    if (moves.every((move, i) => i < length || move === moves[i - length])) return length;
  return Math.max(1, moves.length);
}
