// Tells what has to be loaded before each part of the pages can be shown, in bytes over the wire: the way there from nothing, all
// that it needs, and the words of one language. Fails where that is more than a page may load.
//
//     npm run build && npm run size

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** What a page may load first, in bytes over the wire, without fonts. */
const BUDGET = 150_000;

const dist = process.argv[2] ?? join(dirname(dirname(fileURLToPath(import.meta.url))), "dist");
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));

/** The files that a chunk needs before it runs. */
function filesOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const file of chunk.css ?? []) seen.add(file);
  for (const other of chunk.imports ?? []) filesOf(other, seen);
  return seen;
}

/** What a chunk, or anything that it needs, loads when it is asked for. */
function askedFor(key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const { dynamicImports = [], imports = [] } = manifest[key];
  return [...dynamicImports, ...imports.flatMap((other) => askedFor(other, seen))];
}

/** Every part of a page with what is loaded on the shortest way to it, the page itself first. */
function partsOf(page) {
  const words = Object.keys(manifest).filter(
    (key) => key === "words:app/zh-Hant" || (page === "gallery.html" && key === "words:gallery/zh-Hant"),
  );
  const begun = new Set([page, ...[page, ...words].flatMap((key) => [...filesOf(key)])]);
  const parts = new Map([[page, begun]]);
  for (const [key, loaded] of parts)
    for (const next of askedFor(key))
      if (!next.startsWith("words:") && !parts.has(next)) parts.set(next, new Set([...loaded, ...filesOf(next)]));
  return parts;
}

const measures = [
  (file) => file.length,
  (file) => gzipSync(file, { level: 9 }).length,
  (file) => brotliCompressSync(file).length,
];
const measured = new Map();
/** How large a file is: as it is, by gzip, by brotli. */
function sizesOf(path) {
  const file = readFileSync(join(dist, path));
  if (!measured.has(path))
    measured.set(
      path,
      measures.map((measure) => measure(file)),
    );
  return measured.get(path);
}

for (const page of Object.keys(manifest).filter((key) => key.endsWith(".html")))
  for (const [part, files] of partsOf(page)) {
    const [bytes, gzip, brotli] = measures.map((_, i) => [...files].reduce((sum, path) => sum + sizesOf(path)[i], 0));
    const name = manifest[part].src ?? manifest[part].name;
    console.log(`${name}: ${files.size} files, ${bytes} bytes, gzip ${gzip}, brotli ${brotli}`);
    if (gzip <= BUDGET) continue;
    console.error(`${name}: gzip ${gzip} is more than the ${BUDGET} that a page may load`);
    process.exitCode = 1;
  }
