import type { Act, Made, Side } from "../api/schema.ts";
import { pieceName } from "../board/names.ts";
import { START } from "../game/fen.ts";
import type { Piece, Point, Role } from "../game/game.ts";
import { say } from "../words/words.svelte.ts";

/** A touch at a board that nobody kept, told by the man alone. */
export interface NamedTouch {
  /** What happened, as it is said aloud. */
  readonly happened: string;
  /** What it binds the side to, as long as the man can serve. */
  readonly binds: readonly string[];
  /** The same at the beginning of a game: what the desk says of it names the articles. */
  readonly example: readonly Made[];
  /** What is recorded, with the articles that the desk named. */
  readonly entries: (under: string) => readonly Made[];
}

/** Where Red's men stand at the beginning, one of each kind; every one of them can move. */
const RED: Partial<Record<Role, Point>> = {
  king: "e0",
  advisor: "d0",
  elephant: "c0",
  horse: "b0",
  rook: "a0",
  cannon: "b2",
  pawn: "a3",
};
/** The man of Black's that Red can take there. */
const TAKEN: Point = "b9";

/** The same point as the other side sees it. */
const turned = (point: Point): Point => `${point[0] ?? ""}${9 - Number(point[1])}`;

/** Where a man stands at the beginning that is touched by this side and can serve. */
function exampleAt(who: Side, { side, role }: Piece): Point {
  const at = side === who ? (RED[role] ?? "e0") : TAKEN;
  return who === "first" ? at : turned(at);
}

/** A touch by a side of its own man or the other's. */
export function namedTouch(who: Side, man: Piece, side: string): NamedTouch {
  const that = say("web-table-that-man", { piece: pieceName("xiangqi", man) });
  const happened = say("web-table-touched-men", { side, men: that });
  const duty =
    man.side === who
      ? say("web-table-must-move", { side, man: that })
      : say("web-table-must-take", { side, man: that });
  const fen = START.xiangqi.replace(" w", who === "first" ? " w" : " b");
  const told = [happened, duty].join(say("web-pause"));
  return {
    happened,
    binds: [duty],
    example: [
      { act: { do: "find", fen } as Act },
      { act: { do: "touch", squares: [exampleAt(who, man)] } as Act, of: who },
    ],
    entries: (under) => [
      { act: { do: "note", text: under === "" ? told : say("desk-cited", { told, articles: under }) } as Act },
    ],
  };
}
