#!/usr/bin/env node
// Compares our legal moves with those of Fairy-Stockfish.
//
//     node scripts/peer_xiangqi.mjs [COUNT [SEED]]        (by default 500000 positions, seed 1)
//
// Needs cargo, node 18 or later and npm. The peer is installed once, at a fixed version, under target/peer. Half of the
// positions come from games played at random, half are drawn around the kings; each is compared by its whole list of
// moves, from its FEN alone. Ends with 0 if all agree, with 1 and the first differences if not.

import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";

const PEER = "ffish-es6";
const VERSION = "0.7.10";
const SHOWN = 10;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = resolve(root, process.env.CARGO_TARGET_DIR ?? "target");

/** Installs the peer if it is not there yet, and loads it. */
async function loadPeer() {
  const home = join(target, "peer");
  const module = join(home, "node_modules", PEER);
  const manifest = join(module, "package.json");
  if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, "utf8")).version !== VERSION) {
    console.log(`installing ${PEER} ${VERSION} into ${home}`);
    mkdirSync(home, { recursive: true });
    const options = ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", home];
    execFileSync("npm", [...options, `${PEER}@${VERSION}`], { stdio: "inherit" });
  }
  const { default: load } = await import(pathToFileURL(join(module, "ffish.js")));
  return load({ wasmBinary: readFileSync(join(module, "ffish.wasm")) });
}

/** Our positions, one line each: a FEN, a tab, the sorted moves. */
function ourLines(count, seed) {
  // As the tests are built, so that nothing is built for this alone.
  const cargo = ["run", "--quiet", "--example", "positions", "--"];
  const ours = spawn("cargo", [...cargo, count, seed], { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  return createInterface({ input: ours.stdout });
}

/** What one list has and the other has not. */
function difference(fen, ours, theirs) {
  const [our, their] = [ours, theirs].map((moves) => moves.split(" "));
  const lacking = their.filter((move) => !our.includes(move)).join(" ");
  const extra = our.filter((move) => !their.includes(move)).join(" ");
  return `${fen}\n  only the peer: ${lacking || "none"}\n  only we: ${extra || "none"}`;
}

async function main(count, seed) {
  const peer = await loadPeer();
  console.log(`comparing ${count} positions, seed ${seed}, with ${peer.info()}`);
  const board = new peer.Board("xiangqi");
  let compared = 0;
  let moves = 0;
  let differing = 0;
  for await (const line of ourLines(count, seed)) {
    const [fen, ours] = line.split("\t");
    board.setFen(fen);
    const theirs = board.legalMoves().split(" ").sort().join(" ").trim();
    compared += 1;
    moves += ours === "" ? 0 : ours.split(" ").length;
    if (ours !== theirs && ++differing <= SHOWN) console.log(difference(fen, ours, theirs));
  }
  console.log(`${compared} positions, ${moves} moves, ${differing} positions differ`);
  return differing === 0 && compared === Number(count) ? 0 : 1;
}

const [count = "500000", seed = "1"] = process.argv.slice(2);
process.exitCode = await main(count, seed);
