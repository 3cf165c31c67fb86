/** What a screen can show. */
export const SHOWS = ["pairings", "missing", "standings", "timer"] as const;
export type Show = (typeof SHOWS)[number];

/** What is asked of a screen by its address. */
export interface AskedScreen {
  /** The section; all in turn if none is named. */
  readonly section: string | null;
  readonly shows: readonly Show[];
  /** How long a page stays. */
  readonly seconds: number;
  /** What is announced at its foot. */
  readonly words: string;
}

const STAY = 12;
const LEAST = 2;

/** Reads what the address of a screen asks for; whatever it leaves open is as usual. */
export function askedOf(search: string): AskedScreen {
  const asked = new URLSearchParams(search);
  const named = (asked.get("show") ?? "").split(",");
  const shows = SHOWS.filter((show) => named.includes(show));
  return {
    section: asked.get("section"),
    shows: shows.length === 0 ? SHOWS : shows,
    seconds: Math.max(LEAST, Number(asked.get("seconds")) || STAY),
    words: asked.get("words") ?? "",
  };
}

/** The address of a screen. */
export function screenAddress(event: string, { section, shows, seconds, words }: AskedScreen): string {
  const asked = new URLSearchParams({
    ...(section === null ? {} : { section }),
    ...(shows.length === SHOWS.length || shows.length === 0 ? {} : { show: shows.join(",") }),
    ...(seconds === STAY ? {} : { seconds: String(seconds) }),
    ...(words === "" ? {} : { words }),
  }).toString();
  return `/e/${encodeURIComponent(event)}/screen${asked === "" ? "" : `?${asked}`}`;
}
