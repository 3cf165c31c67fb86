import { fileNumber } from "./geometry.ts";
import { character } from "./pieces.ts";
import type { Lang } from "../words/lang.ts";
import { placeOf, samePiece, type Board, type Piece, type Point } from "../game/game.ts";

/** How readers of a language write directions, and which of two men on a file is meant. */
const SIGNS: Record<
  Lang,
  { readonly forward: string; readonly back: string; readonly front: string; readonly rear: string }
> = {
  "zh-Hant": { forward: "進", back: "退", front: "前", rear: "後" },
  "zh-Hans": { forward: "进", back: "退", front: "前", rear: "后" },
  en: { forward: "+", back: "-", front: "+", rear: "-" },
};
const LETTERS: Partial<Record<Piece["role"], string>> = {
  king: "K",
  advisor: "A",
  elephant: "E",
  horse: "H",
  rook: "R",
  cannon: "C",
  pawn: "P",
};
/** Kinds that never go straight on: how far is told by the file where they arrive. */
const SLANTED: readonly Piece["role"][] = ["advisor", "elephant", "horse"];

/**
 * A move of Xiangqi as it is written, by what stands on the board; nothing where more than two of a kind stand on the file, or
 * nothing stands there.
 */
export function writtenStep(board: Board, step: string, lang: Lang): string | null {
  const [from, to] = [step.slice(0, 2), step.slice(2, 4)];
  const piece = board.get(from);
  if (piece === undefined) return null;
  const mover = moverOf(board, from, piece, lang);
  if (mover === null) return null;
  const [start, end] = [placeOf("xiangqi", from), placeOf("xiangqi", to)];
  const ahead = (end.rank - start.rank) * (piece.side === "first" ? 1 : -1);
  const signs = SIGNS[lang];
  if (ahead === 0) return mover + (lang === "en" ? "=" : "平") + numberOf(piece, end.file, lang);
  const sign = ahead > 0 ? signs.forward : signs.back;
  // So many points count as the file with that number does.
  const far = piece.side === "first" ? 9 - Math.abs(ahead) : Math.abs(ahead) - 1;
  return mover + sign + numberOf(piece, SLANTED.includes(piece.role) ? end.file : far, lang);
}

/** A file as the side counts it; English has no numerals of Red's own. */
const numberOf = ({ side }: Piece, file: number, lang: Lang): string =>
  lang === "en" ? String(side === "first" ? 9 - file : file + 1) : fileNumber(side, file);

/** The man with its file, or whether it is the front or the rear one of two; nothing of more. */
function moverOf(board: Board, from: Point, piece: Piece, lang: Lang): string | null {
  const name =
    lang === "en" ? LETTERS[piece.role] : character(lang === "zh-Hans" ? "simplified" : "traditional", piece);
  if (name == null) return null;
  const { file, rank } = placeOf("xiangqi", from);
  const others = [...board].filter(
    ([point, other]) => point !== from && samePiece(other, piece) && placeOf("xiangqi", point).file === file,
  );
  const [other] = others;
  // Which of two advisors or elephants it is, the direction tells.
  if (other === undefined || piece.role === "advisor" || piece.role === "elephant")
    return name + numberOf(piece, file, lang);
  if (others.length > 1) return null;
  const isFront = rank > placeOf("xiangqi", other[0]).rank === (piece.side === "first");
  const place = isFront ? SIGNS[lang].front : SIGNS[lang].rear;
  return lang === "en" ? name + place : place + name;
}
