// Tells what a page loads first, in bytes over the wire: its own files, all they need, and the words of one language.
//
//     npm run build && npm run size

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), "dist");
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));

/** The files that a chunk needs before it runs. */
function filesOf(key, seen = new Set()) {
  const chunk = manifest[key];
  seen.add(chunk.file);
  for (const file of chunk.css ?? []) seen.add(file);
  for (const other of chunk.imports ?? []) filesOf(other, seen);
  return seen;
}

for (const page of Object.keys(manifest).filter((key) => key.endsWith(".html"))) {
  const files = filesOf(page);
  files.add(page);
  for (const key of Object.keys(manifest)) {
    const [, part] = /words:(app|gallery)\/zh-Hant$/.exec(key) ?? [];
    if (part === "app" || (part === "gallery" && page === "gallery.html")) filesOf(key, files);
  }
  const bytes = [...files].map((file) => readFileSync(join(dist, file)));
  const sum = (measure) => bytes.reduce((total, file) => total + measure(file), 0);
  const sizes = [sum((file) => file.length), sum((file) => gzipSync(file, { level: 9 }).length)];
  const brotli = sum((file) => brotliCompressSync(file).length);
  console.log(`${page}: ${files.size} files, ${sizes[0]} bytes, gzip ${sizes[1]}, brotli ${brotli}`);
}
