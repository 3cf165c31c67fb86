import type { Page } from "playwright-core";

/** How much slower the processor of a slow device is than this one. */
export const SLOWER = 4;

/**
 * How long a slow device would work on something, in milliseconds. What its page computes, lays out and draws is counted, and
 * not how long it takes by the clock, so that the answer is the same whatever else this machine does.
 */
export async function workOf(page: Page, work: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const done = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN;
  };
  const before = await done();
  await work();
  const after = await done();
  await session.detach();
  // A page that is loaded begins to count anew.
  return (after < before ? after : after - before) * 1000 * SLOWER;
}
