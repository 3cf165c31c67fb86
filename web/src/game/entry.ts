import { coordinates, isPoint, type AllowedMove, type Game, type Point } from "./game.ts";

/** What a typed text means on a board where these moves are allowed. */
export type Entry =
  | { readonly kind: "point"; readonly point: Point }
  | { readonly kind: "move"; readonly move: AllowedMove }
  | { readonly kind: "several"; readonly moves: readonly AllowedMove[] }
  | { readonly kind: "refused"; readonly from: Point; readonly to: Point }
  | { readonly kind: "unknown"; readonly text: string };

/**
 * Reads a typed point or move: coordinates such as `h2e2` or `H2-E2`, or any of the texts the moves came with. Where no moves are
 * played, only points are read.
 */
export function readEntry(game: Game, typed: string, moves: readonly AllowedMove[] | null): Entry {
  const text = plain(typed);
  const lower = text.toLowerCase();
  if (isPoint(game, lower)) return { kind: "point", point: lower };
  const allowed = moves ?? [];
  const exact = allowed.filter((move) => move.texts?.some((known) => plain(known) === text));
  const fits = exact.length > 0 ? exact : allowed.filter((move) => loosely(move).includes(lower));
  const [move, ...others] = fits;
  if (move === undefined) {
    const [from, to] = [lower.slice(0, 2), lower.slice(2)];
    if (moves !== null && from !== to && isPoint(game, from) && isPoint(game, to)) return { kind: "refused", from, to };
    return { kind: "unknown", text: typed.trim() };
  }
  return others.length === 0 ? { kind: "move", move } : { kind: "several", moves: fits };
}

/** The ways to type a move whatever the case of its letters; a promotion may be left out, and is then asked for. */
function loosely(move: AllowedMove): string[] {
  const texts = (move.texts ?? []).map((text) => plain(text).toLowerCase());
  return [coordinates(move), move.from + move.to, ...texts];
}

/** A text without spaces, without what stands between coordinates, and without remarks at its end; all signs narrow. */
function plain(text: string): string {
  const narrow = text
    .normalize("NFKC")
    .replace(/\s/g, "")
    .replace(/[+#!?]+$/, "");
  return narrow.replace(/^([a-i]\d)[-–—−x]([a-i]\d)/i, "$1$2").replace(/[–—−]/g, "-");
}
