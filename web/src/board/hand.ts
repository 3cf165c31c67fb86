import type { AllowedMove, Board, Point } from "../game/game.ts";

/** What a board is for: to be looked at, to be played on, or to be set up. */
export type Mode = "view" | "play" | "place";

/** What somebody wants of a board. The board itself does nothing but show it: whoever uses it decides. */
export type Intent =
  | { readonly kind: "pick"; readonly point: Point }
  | { readonly kind: "release" }
  | { readonly kind: "move"; readonly move: AllowedMove }
  | { readonly kind: "promote"; readonly moves: readonly AllowedMove[] }
  | { readonly kind: "refused"; readonly from: Point | null; readonly to: Point }
  | { readonly kind: "place"; readonly point: Point }
  | { readonly kind: "shift"; readonly from: Point; readonly to: Point | null };

/** All that decides what a touch of a point means. */
export interface Scene {
  readonly mode: Mode;
  readonly board: Board;
  readonly allowed: readonly AllowedMove[];
  readonly picked: Point | null;
}

/** Whether the piece on a point may be dragged. */
export function draggable(scene: Scene, point: Point): boolean {
  switch (scene.mode) {
    case "view":
      return false;
    case "place":
      return scene.board.has(point);
    case "play":
      return scene.allowed.some((move) => move.from === point);
  }
}

/** What a tap on a point, or Enter there, means. */
export function tap(scene: Scene, point: Point): Intent | null {
  if (scene.mode === "view") return null;
  if (scene.mode === "place") return { kind: "place", point };
  if (scene.picked === point) return { kind: "release" };
  if (scene.picked !== null) {
    const played = play(scene, scene.picked, point);
    if (played !== null) return played;
  }
  if (draggable(scene, point)) return { kind: "pick", point };
  if (scene.picked === null && !scene.board.has(point)) return null;
  return { kind: "refused", from: scene.picked, to: point };
}

/** What it means that a piece was dragged from a point and let go over another, or off the board. */
export function drop(scene: Scene, from: Point, to: Point | null): Intent | null {
  if (scene.mode === "view" || from === to) return null;
  if (scene.mode === "place") return { kind: "shift", from, to };
  if (to === null) return { kind: "release" };
  return play(scene, from, to) ?? { kind: "refused", from, to };
}

function play(scene: Scene, from: Point, to: Point): Intent | null {
  const moves = scene.allowed.filter((move) => move.from === from && move.to === to);
  const [move, ...others] = moves;
  if (move === undefined) return null;
  return others.length === 0 ? { kind: "move", move } : { kind: "promote", moves };
}
