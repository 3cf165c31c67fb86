import { build, preview } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
  }
}

/** Builds the pages and serves them as the program will: from one host, under a strict policy. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  await build({ logLevel: "warn" });
  const server = await preview({ preview: { port: 0, host: "127.0.0.1" }, logLevel: "warn" });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error("the pages are not served");
  project.provide("address", address);
  return () => server.close();
}
