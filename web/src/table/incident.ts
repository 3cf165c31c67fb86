/** What is dealt with at a table after one of the six words: what is asked, what comes of it, that it is recorded. */
export { default as AskStep } from "./AskStep.svelte";
export { default as DoneStep } from "./DoneStep.svelte";
export { default as RemedyStep } from "./RemedyStep.svelte";
