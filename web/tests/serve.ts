import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

import { build, preview } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the pages are. */
    address: string;
    /** Where the program answers. */
    program: string;
    /** The session of a director of the house. */
    session: { readonly name: string; readonly value: string };
  }
}

/** The program: the one that is named, or the one that `cargo build` made. */
const PROGRAM =
  process.env.QIZHENG ?? resolve(process.env.CARGO_TARGET_DIR ?? join("..", "target"), "debug", "qizheng");

/**
 * Builds the pages and serves them as the program will: from one host, under a strict policy, with its answers. What is measured
 * and taken as a picture is what is shipped; what is tested complains of its own mistakes, too, as the test runner asks for.
 */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  if (project.name !== "browser") process.env.NODE_ENV = "production";
  const [program] = await Promise.all([start(), build({ logLevel: "warn" })]);
  const proxy = { "/api": { target: program.address } };
  const pages = await preview({ preview: { port: 0, host: "127.0.0.1", proxy }, logLevel: "warn" });
  const address = pages.resolvedUrls?.local[0];
  if (address === undefined) throw new Error("the pages are not served");
  project.provide("address", address);
  project.provide("program", program.address);
  project.provide("session", await joined(program));
  return async () => {
    await pages.close();
    await program.stop();
  };
}

/** Joins as the director by the link of the first start, which works once; the session that this begins. */
async function joined({ address, token }: { address: string; token: string }) {
  const body = JSON.stringify({ token, name: "甲", password: "四平八穩的一句話，夠長了" });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${address}/api/v1/join`, { method: "POST", headers, body });
  const [, name, value] = /^(\w+)=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "") ?? [];
  if (name === undefined || value === undefined) throw new Error(`no session: ${await answer.text()}`);
  return { name, value };
}

/** Starts the program on a port of its own with an empty database, and waits for the link that makes the director. */
async function start() {
  if (!existsSync(PROGRAM)) throw new Error(`no program at ${PROGRAM}: run cargo build`);
  const folder = mkdtempSync(join(tmpdir(), "qizheng-hall-"));
  const database = `sqlite:${join(folder, "hall.db")}`;
  const program = spawn(PROGRAM, ["serve", "--listen", "127.0.0.1:0", "--database", database, "--lang", "en"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = new Promise<void>((done) => program.once("exit", () => done()));
  const stop = async () => {
    program.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  for await (const line of createInterface(program.stdout)) {
    const [, address, token] = /(http:\/\/\S+)\/join#(\S+)/.exec(line) ?? [];
    if (address !== undefined && token !== undefined) {
      program.stdout.resume();
      return { address, token, stop };
    }
  }
  throw new Error(`${PROGRAM} serve ended before it served`);
}
