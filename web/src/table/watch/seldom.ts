/** What is not needed at first at a kept board: what a dialog asks, a position to set up, inclusive play. */
export { default as CheckedSetup } from "../../setup/CheckedSetup.svelte";
export { default as Inclusive } from "../inclusive/Inclusive.svelte";
export { default as ClockDialog } from "./ClockDialog.svelte";
export { default as SanctionDialog } from "./SanctionDialog.svelte";
export { default as WriteDialog } from "./WriteDialog.svelte";
