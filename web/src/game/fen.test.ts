import { describe, expect, test } from "vitest";

import { emptyOf, readFen, START, startOf, writeFen, type FenFault } from "./fen.ts";
import type { Game } from "./game.ts";

const XIANGQI_EMPTY = "9/9/9/9/9/9/9/9/9/9";
const CHESS_EMPTY = "8/8/8/8/8/8/8/8";

/** A FEN, and how it is written again. */
const READ: [Game, string, string][] = [
  ["xiangqi", START.xiangqi, START.xiangqi],
  ["xiangqi", "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r", START.xiangqi],
  ["xiangqi", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNEAKAEHR W - -", START.xiangqi],
  ["xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 b - - 17 40", "4k4/9/9/9/9/9/9/9/9/3K5 b - - 17 40"],
  ["xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 b 17 40", "4k4/9/9/9/9/9/9/9/9/3K5 b - - 17 40"],
  ["xiangqi", "  4k4/9/9/9/9/9/9/9/9/111K122\tB ", "4k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1"],
  ["xiangqi", `${XIANGQI_EMPTY} w - - 0 0`, `${XIANGQI_EMPTY} w - - 0 1`],
  ["chess", START.chess, START.chess],
  ["chess", "4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"],
  ["chess", "4k3/8/8/8/4Pp2/8/8/4K2R b qK e3 3 20", "4k3/8/8/8/4Pp2/8/8/4K2R b Kq e3 3 20"],
  ["chess", `${CHESS_EMPTY} B`, `${CHESS_EMPTY} b - - 0 1`],
];

/** A text that is no FEN, and why. */
const FAULTY: [Game, string, FenFault][] = [
  ["xiangqi", "", { kind: "empty" }],
  ["xiangqi", " \t", { kind: "empty" }],
  ["xiangqi", "9/9", { kind: "rank-count", found: 2 }],
  ["xiangqi", CHESS_EMPTY, { kind: "rank-count", found: 8 }],
  ["xiangqi", "9/9/9/9/9/9/9/9/9/8", { kind: "rank-length", rank: 0 }],
  ["xiangqi", "9/9/9/9/9/9/9/9/95/9", { kind: "rank-length", rank: 1 }],
  ["xiangqi", "9/9/9/9/9/9/9/9/9/9p", { kind: "rank-length", rank: 0 }],
  ["xiangqi", "9/9/9/9/9/9/9/9/9/3x5", { kind: "letter", rank: 0, letter: "x" }],
  ["xiangqi", "9/9/9/9/9/9/9/9/9/0q8", { kind: "letter", rank: 0, letter: "0" }],
  ["xiangqi", "9/9/9/9/9/9/9/9/9/𠀀8", { kind: "letter", rank: 0, letter: "𠀀" }],
  ["xiangqi", `${XIANGQI_EMPTY} x`, { kind: "turn", found: "x" }],
  ["xiangqi", `${XIANGQI_EMPTY} w - - z`, { kind: "counter", found: "z" }],
  ["xiangqi", `${XIANGQI_EMPTY} w - - -1`, { kind: "counter", found: "-1" }],
  ["xiangqi", `${XIANGQI_EMPTY} w - - 0 1 2`, { kind: "trailing", found: "2" }],
  ["chess", "", { kind: "empty" }],
  ["chess", XIANGQI_EMPTY, { kind: "rank-count", found: 10 }],
  ["chess", "9/8/8/8/8/8/8/8", { kind: "letter", rank: 8, letter: "9" }],
  ["chess", "8/8/8/8/8/8/8/7", { kind: "rank-length", rank: 1 }],
  ["chess", "8/8/8/8/8/8/8/7a", { kind: "letter", rank: 1, letter: "a" }],
  ["chess", `${CHESS_EMPTY} r`, { kind: "turn", found: "r" }],
  ["chess", `${CHESS_EMPTY} w KX`, { kind: "castling", found: "KX" }],
  ["chess", `${CHESS_EMPTY} w - i3`, { kind: "en-passant", found: "i3" }],
  ["chess", `${CHESS_EMPTY} w - e9`, { kind: "en-passant", found: "e9" }],
  ["chess", `${CHESS_EMPTY} w - - x`, { kind: "counter", found: "x" }],
  ["chess", `${CHESS_EMPTY} w - - 0 1 x`, { kind: "trailing", found: "x" }],
];

describe("a FEN", () => {
  test.each(READ)("of %s is read and written: %s", (game, text, written) => {
    const read = readFen(game, text);
    if ("fault" in read) throw new Error(read.fault.kind);
    expect(writeFen(game, read.setup)).toBe(written);
  });

  test.each(FAULTY)("of %s that is wrong says why: %s", (game, text, fault) => {
    expect(readFen(game, text)).toEqual({ fault });
  });

  test("of the start and of nothing are those of the command line", () => {
    expect(writeFen("xiangqi", startOf("xiangqi"))).toBe(START.xiangqi);
    expect(startOf("chess").board.get("e1")).toEqual({ side: "first", role: "king" });
    expect(writeFen("xiangqi", emptyOf())).toBe(`${XIANGQI_EMPTY} w - - 0 1`);
  });
});
