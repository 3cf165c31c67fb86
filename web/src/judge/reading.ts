import { say } from "../words/words.svelte.ts";

/** What the readings of a text are called, by setting and value. */
const READINGS: Record<string, Record<string, () => string>> = {
  "new-attack": {
    literal: () => say("web-reading-new-attack-literal"),
    purposive: () => say("web-reading-new-attack-purposive"),
  },
  "fresh-by": {
    target: () => say("web-reading-fresh-by-target"),
    pair: () => say("web-reading-fresh-by-pair"),
  },
  window: {
    counted: () => say("web-reading-window-counted"),
    whole: () => say("web-reading-window-whole"),
  },
  "warned-window": {
    "since-warning": () => say("web-reading-warned-window-since-warning"),
    whole: () => say("web-reading-warned-window-whole"),
  },
  "another-target": {
    same: () => say("web-reading-another-target-same"),
    other: () => say("web-reading-another-target-other"),
  },
  renewals: {
    "each-time": () => say("web-reading-renewals-each-time"),
    once: () => say("web-reading-renewals-once"),
  },
  "double-attack": {
    "one-ended": () => say("web-reading-double-attack-one-ended"),
    "all-ended": () => say("web-reading-double-attack-all-ended"),
  },
  "root-test": {
    "after-capture": () => say("web-reading-root-test-after-capture"),
    "before-too": () => say("web-reading-root-test-before-too"),
  },
  "bound-like": {
    "root-decides": () => say("web-reading-bound-like-root-decides"),
    chase: () => say("web-reading-bound-like-chase"),
  },
  "bound-attacker": {
    "per-capture": () => say("web-reading-bound-attacker-per-capture"),
    never: () => say("web-reading-bound-attacker-never"),
  },
  "bound-target": {
    "per-capture": () => say("web-reading-bound-target-per-capture"),
    never: () => say("web-reading-bound-target-never"),
  },
  "check-chase": {
    counts: () => say("web-reading-check-chase-counts"),
    no: () => say("web-reading-check-chase-no"),
  },
  "standing-kill": {
    counts: () => say("web-reading-standing-kill-counts"),
    idle: () => say("web-reading-standing-kill-idle"),
  },
  "mated-taker": {
    "by-checks": () => say("web-reading-mated-taker-by-checks"),
    "next-move": () => say("web-reading-mated-taker-next-move"),
  },
  replies: {
    connected: () => say("web-reading-replies-connected"),
    "on-point": () => say("web-reading-replies-on-point"),
    anywhere: () => say("web-reading-replies-anywhere"),
  },
  "even-take": {
    chase: () => say("web-reading-even-take-chase"),
    idle: () => say("web-reading-even-take-idle"),
  },
  "plain-draw": {
    none: () => say("web-reading-plain-draw-none"),
    red: () => say("web-reading-plain-draw-red"),
    black: () => say("web-reading-plain-draw-black"),
    both: () => say("web-reading-plain-draw-both"),
  },
  "capped-play": {
    "each-run": () => say("web-reading-capped-play-each-run"),
    altogether: () => say("web-reading-capped-play-altogether"),
  },
  "surplus-cycles": {
    perpetual: () => say("web-reading-surplus-cycles-perpetual"),
    any: () => say("web-reading-surplus-cycles-any"),
  },
  "surplus-checks": {
    rounds: () => say("web-reading-surplus-checks-rounds"),
    moves: () => say("web-reading-surplus-checks-moves"),
  },
  aimless: {
    "any-pieces": () => say("web-reading-aimless-any-pieces"),
    "one-piece": () => say("web-reading-aimless-one-piece"),
  },
};

/** What a reading is called; one that has no words yet goes by its name. */
export function readingName(setting: string, value: string): string {
  return READINGS[setting]?.[value]?.() ?? value;
}

/** Whether the judge's answer can turn on this setting; others matter at a desk only. */
export function isReading(setting: string): boolean {
  return setting in READINGS;
}
