import { expect, test } from "vitest";

import { ARROW_KINDS, drawArrow, type ArrowKind } from "./arrow.ts";
import { centre, geometryOf, type Spot } from "./geometry.ts";

const geometry = geometryOf("xiangqi", false, "files");
const distance = (a: Spot, b: Spot) => Math.round(Math.hypot(a.x - b.x, a.y - b.y));

test.each(ARROW_KINDS)("an arrow of kind %s stops before the piece it points at", (kind) => {
  const drawn = drawArrow(geometry, { kind, from: "b0", to: "b7" });
  expect(distance(drawn.tip, centre(geometry, "b7"))).toBe(kind === "move" ? 17 : 50);
});

test("only arrows that attack or move have a head", () => {
  const headed = ARROW_KINDS.filter((kind) => drawArrow(geometry, { kind, from: "b0", to: "b7" }).head !== null);
  expect(headed).toEqual(["chase", "kill", "check", "move"] satisfies ArrowKind[]);
});

test("between neighbours an arrow bows, and stays on the board", () => {
  for (const [from, to] of [
    ["a4", "a5"],
    ["a5", "a4"],
    ["i4", "i5"],
    ["e9", "f9"],
    ["f9", "e9"],
    ["d8", "e7"],
  ] as const) {
    const { middle } = drawArrow(geometry, { kind: "root", from, to });
    const straight = {
      x: (centre(geometry, from).x + centre(geometry, to).x) / 2,
      y: (centre(geometry, from).y + centre(geometry, to).y) / 2,
    };
    expect(distance(middle, straight)).toBeGreaterThan(40);
    expect(middle.x > 0 && middle.x < geometry.width && middle.y > 0 && middle.y < geometry.height).toBe(true);
  }
});
