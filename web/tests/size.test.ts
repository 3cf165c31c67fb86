import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

const dist = mkdtempSync(join(tmpdir(), "qizheng-pages-"));
afterAll(() => rmSync(dist, { recursive: true }));

/** Runs a program as somebody would who builds the pages. */
function run(...command: readonly string[]) {
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: "utf8" });
  return { status, stdout, stderr };
}

test("no part of the pages that are shipped loads more than it may", () => {
  const vite = join("node_modules", "vite", "bin", "vite.js");
  const built = run(vite, "build", "--outDir", dist, "--logLevel", "error");
  expect(built).toEqual({ status: 0, stdout: "", stderr: "" });
  const { status, stdout, stderr } = run(join("tools", "size.mjs"), dist);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  for (const part of ["JudgePage", "TablePage", "Watch", "RunPage"]) expect(stdout).toContain(`${part}.svelte: `);
});
