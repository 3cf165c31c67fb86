import { Ahead } from "../../parts/ahead.svelte.ts";

/** What is not needed at first at a kept board. */
export const seldom = new Ahead(() => import("./seldom.ts"));
