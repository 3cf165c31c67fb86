import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { words } from "./build/words.ts";

/** What the pages may load: nothing but what came with them. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

export default defineConfig({
  plugins: [svelte(), words()],
  build: {
    target: ["es2020", "chrome87", "firefox78", "safari14"],
    // Pictures inside of styles would need a looser policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { input: ["index.html", "gallery.html", "board.html"] },
  },
  // The server takes only what comes from the host that it is asked for, so that host stays as it is.
  server: {
    proxy: { "/api": { target: process.env["QIZHENG_SERVER"] ?? "http://127.0.0.1:8470", changeOrigin: false } },
  },
  preview: { headers: { "Content-Security-Policy": POLICY } },
  test: {
    projects: [
      { extends: true, test: { name: "units", include: ["src/**/*.test.ts", "build/**/*.test.ts"] } },
      ...["tests", "bench", "shots"].map((folder) => ({
        extends: true as const,
        test: {
          name: folder === "tests" ? "browser" : folder,
          include: [`${folder}/**/*.test.ts`],
          globalSetup: ["tests/serve.ts"],
          // What is measured has the machine to itself.
          maxWorkers: folder === "bench" ? 1 : 2,
          testTimeout: 180_000,
          // A browser that stumbles on a busy machine is asked once more, and the report says so.
          retry: folder === "tests" ? 1 : 0,
          // What a page comes to show is waited for, however busy the machine is.
          expect: { poll: { timeout: 60_000, interval: 50 } },
          hookTimeout: 120_000,
        },
      })),
    ],
  },
});
