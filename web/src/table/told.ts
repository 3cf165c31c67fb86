/** A line of the log as it is told: what, and by which articles. */
export interface Told {
  readonly text: string;
  readonly under: string;
}

/** A line with its articles apart, which nobody speaks. */
export function toldOf(line: string): Told {
  const cited = [...line.matchAll(/\s*[〔[]([^〕\]]*)[〕\]]/g)].map(([, articles]) => articles);
  return { text: line.replace(/\s*[〔[][^〕\]]*[〕\]]/g, "").trim(), under: cited.join("; ") };
}

/** The lines that tell what a ruling does: those after what was entered before it and after the ruling itself. */
export function effectsOf<Line>(lines: readonly Line[], before: number, ruled: boolean): readonly Line[] {
  return lines.slice(ruled ? before + 1 : 0);
}
