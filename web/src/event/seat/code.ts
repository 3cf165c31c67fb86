import type { EventSeen } from "../../api/hall.ts";
import { currentRound, gamesOf, isOpen, seatedAt } from "../section.ts";

/** How many digits of a code nobody can make up. */
const DIGITS = 12;

/** Why what was typed cannot be a code. */
export type CodeFault =
  /** It does not say where the seat is. */
  | { readonly lacks: "place" }
  /** It has so many digits at its end, and not as many as it needs. */
  | { readonly lacks: "digits"; readonly given: number; readonly needed: number }
  /** A sign that stands in no code. */
  | { readonly strange: string };

/**
 * A code as the server writes it, however it was typed: capital or small, with spaces or dashes, in wide signs; without its
 * place where it is known where somebody sits.
 */
export function readCode(
  text: string,
  sections: readonly string[],
  seat: string | null = null,
): { readonly code: string } | { readonly fault: CodeFault } {
  const typed = text
    .normalize("NFKC")
    .replace(/[‐-―−]/g, "-")
    .trim();
  const alone = partsOf(typed).join("").toLowerCase();
  if (seat !== null && alone.length === DIGITS && /^[0-9a-f]+$/.test(alone)) return { code: `${seat}/${alone}` };
  // The section may be named with spaces or dashes; five numbers follow it, the last of them the side.
  const section = sectionIn(typed, sections);
  const [first = "", ...others] = section === null ? partsOf(typed) : [section.id, ...partsOf(section.rest)];
  const place = others.slice(0, 5);
  if (place.length < 5 || !place.every((number) => /^\d{1,3}$/.test(number)) || !/^[12]$/.test(place[4] ?? ""))
    return { fault: { lacks: "place" } };
  const digits = others.slice(5).join("").toLowerCase();
  const strange = /[^0-9a-f]/u.exec(digits)?.[0];
  if (strange !== undefined) return { fault: { strange } };
  if (digits.length !== DIGITS) return { fault: { lacks: "digits", given: digits.length, needed: DIGITS } };
  return { code: [first, ...place, digits].join("/") };
}

const partsOf = (text: string) => text.split(/[\s/-]+/).filter((part) => part !== "");

/** The section that a code begins with, whatever its case, and what follows. */
function sectionIn(typed: string, sections: readonly string[]) {
  const isBegun = (id: string) =>
    typed.slice(0, id.length).toLowerCase() === id.toLowerCase() && /^[\s/-]/.test(typed.slice(id.length));
  const [id] = sections.filter(isBegun).sort((one, other) => other.length - one.length);
  return id === undefined ? null : { id, rest: typed.slice(id.length) };
}

/** A code as it is read: its digits in groups of four. */
export function grouped(code: string): string {
  const at = code.lastIndexOf("/") + 1;
  return `${code.slice(0, at)} ${code.slice(at).replace(/.{4}(?=.)/g, "$& ")}`.trim();
}

/** Where somebody sits in the rounds that are being played, as codes write it: at a game that is still open, if there is one. */
export function seatOf({ sections }: Pick<EventSeen, "sections">, player: number): string | null {
  const games = sections.flatMap((section) => {
    const round = currentRound(section);
    return round?.status === "published" ? gamesOf(section.id, round) : [];
  });
  const own = games.filter((at) => Object.values(seatedAt(at)).includes(player));
  const at = own.find(isOpen) ?? own[0];
  if (at === undefined) return null;
  const { section, round, table, board, game } = at.id;
  return [section, round, table, board, game, seatedAt(at).first === player ? 1 : 2].join("/");
}
