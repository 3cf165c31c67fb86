import { expect, test } from "vitest";

import { alikeOf, isSought } from "./conduct.ts";

const ALIKE = alikeOf("手機：手機、電話、通訊；離座：離席、離開座位");
const unit = (id: string, means: string) => ({ id, means });

test("groups of words are read", () => {
  expect(ALIKE).toEqual([
    { name: "手機", words: ["手機", "電話", "通訊"] },
    { name: "離座", words: ["離席", "離開座位"] },
  ]);
  expect(alikeOf("Phone: phone, device; ; Talk:")).toEqual([{ name: "Phone", words: ["phone", "device"] }]);
});

test("conduct is found by the word that is usual at a table, whatever the book calls it", () => {
  const rings = unit("3.8.九.響起", "對局中通訊裝置發出鈴響，判負。");
  expect(isSought(rings, "手機", ALIKE)).toBe(true);
  expect(isSought(rings, " 電話 ", ALIKE)).toBe(true);
  expect(isSought(rings, "離座", ALIKE)).toBe(false);
  expect(isSought(rings, "3.8", ALIKE)).toBe(true);
  expect(isSought(unit("1", "Device rings"), "PHONE", alikeOf("Phone: phone, device"))).toBe(true);
  expect(isSought(unit("1", "anything"), "", ALIKE)).toBe(true);
});
