import type { Point } from "../game/game.ts";
import { centre, nearest, UNIT, type Geometry, type Spot } from "./geometry.ts";
import { draggable, drop, type Intent, type Scene } from "./hand.ts";

/** How far a press must go before it is a drag. */
const DRAG = 0.28 * UNIT;

/** Lines closer than this are hard to hit with a finger: a press then shows them enlarged. */
const SMALL = 46;

interface Around {
  readonly geometry: () => Geometry;
  readonly scene: () => Scene;
  /** Whether what may be played is not known yet. */
  readonly waits: () => boolean;
  readonly tell: (intent: Intent | null) => void;
  /** A point was tapped. */
  readonly tap: (point: Point) => void;
  readonly touched: (point: Point) => void;
}

/** A finger or a mouse on a board, from where it goes down to where it is lifted. The nearest point is meant. */
export class Press {
  /** The piece under way. */
  dragged = $state.raw<{ from: Point; spot: Spot } | null>(null);
  /** The middle of the point that is enlarged. */
  loupe = $state.raw<Spot | null>(null);

  #around: Around;
  #drawing: SVGSVGElement | null = null;
  #begun: { id: number; at: Spot; point: Point; drags: boolean; picks: boolean } | null = null;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Keeps the page from scrolling only where a finger holds a piece or aims at a point. */
  attach = (drawing: SVGSVGElement): (() => void) => {
    this.#drawing = drawing;
    const hold = (event: TouchEvent) => {
      const scene = this.#around.scene();
      const touch = event.touches[0];
      if (scene.mode === "view" || touch === undefined || event.touches.length > 1) return;
      const point = this.#point(this.#spot(touch));
      const held = point !== null && (scene.mode === "place" || scene.picked !== null || this.#drags(scene, point));
      if (held) event.preventDefault();
    };
    drawing.addEventListener("touchstart", hold, { passive: false });
    return () => drawing.removeEventListener("touchstart", hold);
  };

  down = (event: PointerEvent): void => {
    const scene = this.#around.scene();
    if (scene.mode === "view" || event.button !== 0 || this.#begun !== null) return;
    const at = this.#spot(event);
    const point = this.#point(at);
    if (point === null) return;
    event.preventDefault();
    this.#drawing?.setPointerCapture(event.pointerId);
    this.#around.touched(point);
    const drags = this.#drags(scene, point);
    const aims = scene.picked !== null && scene.allowed.some((move) => move.from === scene.picked && move.to === point);
    const picks = !this.#around.waits() && scene.mode === "play" && drags && scene.picked !== point && !aims;
    this.#begun = { id: event.pointerId, at, point, drags, picks };
    if (picks) this.#around.tell({ kind: "pick", point });
    this.#enlarge(event, point);
  };

  move = (event: PointerEvent): void => {
    const begun = this.#begun;
    if (begun?.id !== event.pointerId) return;
    const spot = this.#spot(event);
    const far = Math.hypot(spot.x - begun.at.x, spot.y - begun.at.y) > DRAG;
    if (begun.drags && (far || this.dragged !== null)) this.dragged = { from: begun.point, spot };
    this.#enlarge(event, this.#point(spot));
  };

  up = (event: PointerEvent): void => {
    const begun = this.#begun;
    if (begun?.id !== event.pointerId) return;
    const point = this.#point(this.#spot(event));
    const dragged = this.dragged !== null;
    this.cancel();
    const scene = this.#around.scene();
    if (dragged && !this.#around.waits()) this.#around.tell(drop(scene, begun.point, point));
    else if (point !== null && !(begun.picks && point === begun.point)) {
      if (dragged) this.#around.tap(begun.point);
      this.#around.tap(point);
    }
  };

  cancel = (): void => {
    this.#begun = null;
    this.dragged = null;
    this.loupe = null;
  };

  #enlarge(event: PointerEvent, point: Point | null): void {
    const geometry = this.#around.geometry();
    const width = this.#drawing?.getBoundingClientRect().width ?? 0;
    const small = (width * UNIT) / geometry.width < SMALL;
    this.loupe = event.pointerType === "touch" && small && point !== null ? centre(geometry, point) : null;
  }

  /** Whether a piece may be dragged from a point; as long as nobody knows, any may. */
  #drags(scene: Scene, point: Point): boolean {
    return this.#around.waits() ? scene.board.has(point) : draggable(scene, point);
  }

  #point(spot: Spot): Point | null {
    return nearest(this.#around.geometry(), spot);
  }

  /** The place of the drawing under a place of the window. */
  #spot(at: { clientX: number; clientY: number }): Spot {
    const matrix = this.#drawing?.getScreenCTM();
    if (!matrix) return { x: -UNIT, y: -UNIT };
    const { x, y } = new DOMPoint(at.clientX, at.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }
}
