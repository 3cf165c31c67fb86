import type { Game } from "../../game/game.ts";

/** A game as a file tells it. */
export interface Recorded {
  readonly game: Game;
  readonly event: string;
  readonly round: number;
  readonly first: string;
  readonly second: string;
  readonly result: "1-0" | "0-1" | "1/2-1/2" | "*";
  /** Where it began, if not as games begin. */
  readonly fen: string | null;
  /** The moves as they are written in files: coordinates with a hyphen in Xiangqi, algebraic in chess. */
  readonly moves: readonly string[];
}

const quoted = (text: string) => text.replace(/[\\"]/g, "\\$&");
const tag = (name: string, value: string) => `[${name} "${quoted(value)}"]`;

/** `h2e2` as the files of Xiangqi write it. */
export const iccs = (step: string): string => `${step.slice(0, 2)}-${step.slice(2, 4)}`.toUpperCase();

/** A game as a file that other programs read. */
export function pgnOf({ game, event, round, first, second, result, fen, moves }: Recorded): string {
  const isChess = game === "chess";
  const tags = [
    ...(isChess ? [] : [tag("Game", "Chinese Chess"), tag("Format", "ICCS")]),
    tag("Event", event),
    tag("Round", String(round)),
    tag(isChess ? "White" : "Red", first),
    tag("Black", second),
    tag("Result", result),
    ...(fen === null ? [] : [...(isChess ? [tag("SetUp", "1")] : []), tag("FEN", fen)]),
  ];
  const blackBegins = fen?.split(" ")[1] === "b";
  const numbered = moves.map((move, nth) => {
    const ply = nth + (blackBegins ? 1 : 0);
    const number = `${Math.floor(ply / 2) + 1}.`;
    return ply % 2 === 0 ? `${number} ${move}` : nth === 0 ? `${number}.. ${move}` : move;
  });
  return `${tags.join("\n")}\n\n${[...numbered, result].join(" ")}\n`;
}
