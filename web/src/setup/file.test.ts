import { expect, test } from "vitest";

import { textOf } from "./file.ts";

test.each([
  ["utf-8", [0xe7, 0x82, 0xae]],
  ["gb18030", [0xc5, 0xda]],
])("a file in %s is read", async (_, bytes) => {
  expect(await textOf(new Blob([new Uint8Array(bytes)]))).toBe("炮");
});
