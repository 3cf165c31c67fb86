import { expect, test } from "vitest";

import { askedOf, screenAddress, SHOWS } from "./asked.ts";

test("what a screen is asked for goes into its address and comes back", () => {
  const asked = { section: "A", shows: ["standings", "timer"] as const, seconds: 20, words: "午膳 12:30 & 茶" };
  const address = screenAddress("cup 1", asked);
  expect(address.startsWith("/e/cup%201/screen?")).toBe(true);
  expect(askedOf(address.slice(address.indexOf("?")))).toEqual(asked);
});

test("what is left open is as usual", () => {
  expect(screenAddress("cup", askedOf(""))).toBe("/e/cup/screen");
  expect(askedOf("?show=nothing&seconds=0.1").shows).toEqual(SHOWS);
  expect(askedOf("?seconds=1").seconds).toBe(2);
});
