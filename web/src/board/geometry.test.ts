import { expect, test } from "vitest";

import { pointsOf, type Game } from "../game/game.ts";
import { centre, edgeTexts, geometryOf, nearest, pointSeen, rowEnd, seenAt, stepFrom } from "./geometry.ts";

const VIEWS = (["xiangqi", "chess"] as Game[]).flatMap((game) =>
  [false, true].map((flipped) => [game, flipped, geometryOf(game, flipped, "letters")] as const),
);

test.each(VIEWS)("each point of %s (turned: %s) is found where it is drawn", (game, _, geometry) => {
  for (const point of pointsOf(game).flat()) {
    const { x, y } = centre(geometry, point);
    expect(nearest(geometry, { x: x + 49, y: y - 49 })).toBe(point);
    const { column, row } = seenAt(geometry, point);
    expect(pointSeen(geometry, column, row)).toBe(point);
  }
});

test("a Xiangqi board is as large as it was designed", () => {
  const { width, height } = geometryOf("xiangqi", false, "files");
  expect([width, height]).toEqual([992, 1092]);
});

test("a place off the board is no point", () => {
  const geometry = geometryOf("xiangqi", false, "files");
  expect(nearest(geometry, { x: 20, y: 500 })).toBeNull();
  expect(nearest(geometry, { x: 500, y: 1090 })).toBeNull();
});

test("steps go as the board is seen, and stop at the edge", () => {
  const upright = geometryOf("xiangqi", false, "none");
  const turned = geometryOf("xiangqi", true, "none");
  expect([stepFrom(upright, "e0", 0, -1), stepFrom(turned, "e0", 0, 1)]).toEqual(["e1", "e1"]);
  expect([stepFrom(upright, "a0", -1, 0), stepFrom(turned, "a0", -1, 0)]).toEqual(["a0", "b0"]);
  expect([rowEnd(upright, "e4", true), rowEnd(turned, "e4", true)]).toEqual(["i4", "a4"]);
});

test("each side numbers the files from its right, on its own edge", () => {
  const texts = (flipped: boolean) =>
    edgeTexts(geometryOf("xiangqi", flipped, "files"))
      .map(({ text }) => text)
      .join("");
  expect(texts(false)).toBe("1九2八3七4六5五6四7三8二9一");
  expect(texts(true)).toBe("一9二8三7四6五5六4七3八2九1");
  const letters = edgeTexts(geometryOf("chess", true, "files")).map(({ text }) => text);
  expect(letters.join("")).toBe("hgfedcba12345678");
});
