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
  server: { proxy: { "/api": "http://127.0.0.1:8000" } },
  preview: { headers: { "Content-Security-Policy": POLICY } },
  test: {
    projects: [
      { extends: true, test: { name: "units", include: ["src/**/*.test.ts", "build/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/**/*.test.ts"],
          globalSetup: ["tests/serve.ts"],
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
