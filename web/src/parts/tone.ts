/** How grave something is: nothing special, in order, to be minded, wrong, or under way. */
export type Tone = "plain" | "ok" | "amber" | "red" | "accent";
