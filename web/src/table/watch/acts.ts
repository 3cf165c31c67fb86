import type { Act, Correction, Due, Side, View } from "../../api/schema.ts";
import { carriedName, pointName } from "../../board/names.ts";
import { otherSide } from "../../game/game.ts";
import { say } from "../../words/words.svelte.ts";
import { manIn } from "../duty.ts";
import { boardOf, gameOf } from "../shown.ts";

/** Something that can be entered with one press: whose act it is, or an official's own. */
export interface OneAct {
  readonly name: string;
  readonly act: Act;
  readonly of: Side | null;
}

/** What can be entered now about one thing. */
export interface ActGroup {
  readonly key: "due" | "board" | "clock" | "proposals" | "end";
  readonly title: string;
  readonly acts: readonly OneAct[];
}

type Names = Readonly<Record<Side, string>>;
const BOTH = ["first", "second"] as const;

/** What may be entered with one press as the game stands, group by group. */
export function actsOf(view: View, sides: Names): readonly ActGroup[] {
  const groups: ActGroup[] = [
    { key: "due", title: say("web-watch-due"), acts: [...choosing(view, sides), ...correcting(view, sides)] },
    { key: "board", title: say("web-watch-board"), acts: moving(view, sides) },
    { key: "clock", title: say("web-word-clock"), acts: clocking(view, sides) },
    { key: "proposals", title: say("web-watch-proposals"), acts: proposing(view, sides) },
    { key: "end", title: say("web-watch-end"), acts: ending(view, sides) },
  ];
  return groups.filter(({ acts }) => acts.length > 0);
}

/** Whether the desk waits for this before anything else. */
const owes = ({ awaits }: View, due: Due) =>
  awaits.some(({ what }) => typeof what === "object" && "owed" in what && what.owed === due);

/** The choice that a side has to make before play goes on. */
export function choosing({ choice, fen }: View, sides: Names): OneAct[] {
  if (choice == null) return [];
  const [, side, what] = choice;
  const [game, board] = [gameOf(fen), boardOf(fen)];
  const chosen = (name: string, act: object): OneAct => ({
    name: say("web-watch-choose", { side: sides[side], what: name }),
    act: { do: "choose", ...act } as Act,
    of: side,
  });
  if ("man" in what) return what.man.map((square) => chosen(manIn(fen, square), { square }));
  if ("square" in what)
    return what.square.among.map((square) => chosen(pointName(game, square, "files", otherSide(side)), { square }));
  return ("move" in what ? what.move : what.extra).map((step) =>
    chosen(carriedName(game, board, step.slice(0, 2), step.slice(2, 4)), { step }),
  );
}

const CORRECTIONS: Record<Correction, () => string> = {
  men: () => say("desk-correct-men"),
  equipment: () => say("desk-correct-equipment"),
  record: () => say("desk-correct-record"),
  borrowed_record: () => say("desk-correct-borrowed-record"),
  conduct: () => say("desk-correct-conduct"),
  other: () => say("desk-correct-other"),
};

/** What a side has to put right, now or once the game is over. */
function correcting({ phase, to_correct, to_correct_after }: View, sides: Names): OneAct[] {
  const owed = [...to_correct, ...(phase === "over" ? to_correct_after : [])];
  return owed.map(([side, what]) => ({
    name: say("desk-corrected", { side: sides[side], what: CORRECTIONS[what]() }),
    act: { do: "corrected", side, what } as Act,
    of: null,
  }));
}

function moving(view: View, sides: Names): OneAct[] {
  const { phase, turn } = view;
  const seats: OneAct[] = owes(view, "seating")
    ? [{ name: say("web-watch-seat"), act: { do: "seat" } as Act, of: null }]
    : [];
  const arrivals = BOTH.map((side) => ({
    name: say("web-watch-arrive", { side: sides[side] }),
    act: { do: "arrive" } as Act,
    of: side,
  }));
  if (phase === "waiting")
    return [...arrivals, ...seats, { name: say("web-watch-start"), act: { do: "start" } as Act, of: null }];
  if (phase !== "running") return [];
  return [{ name: say("web-watch-adjust", { side: sides[turn] }), act: { do: "adjust" } as Act, of: turn }];
}

function clocking({ phase, clock, turn }: View, sides: Names): OneAct[] {
  if (clock == null || phase !== "running") return [];
  if (clock.running != null) return [{ name: say("web-watch-stop"), act: { do: "stop_clock" } as Act, of: null }];
  const sideFirst = [turn, otherSide(turn)];
  return sideFirst.map((side) => ({
    name: say("web-watch-run", { side: sides[side] }),
    act: { do: "start_clock", side } as Act,
    of: null,
  }));
}

function proposing({ phase, offer }: View, sides: Names): OneAct[] {
  if (phase !== "running") return [];
  const resigns = BOTH.map((side) => ({
    name: say("web-watch-resign", { side: sides[side] }),
    act: { do: "resign" } as Act,
    of: side,
  }));
  if (offer == null) {
    const offers = BOTH.map((side) => ({
      name: say("web-watch-offer", { side: sides[side] }),
      act: { do: "offer" } as Act,
      of: side,
    }));
    return [...offers, ...resigns];
  }
  const other = otherSide(offer);
  return [
    { name: say("web-watch-accept", { side: sides[other] }), act: { do: "accept" } as Act, of: other },
    { name: say("web-watch-decline", { side: sides[other] }), act: { do: "decline" } as Act, of: other },
    { name: say("web-watch-withdraw", { side: sides[offer] }), act: { do: "withdraw_offer" } as Act, of: offer },
    ...resigns,
  ];
}

/** Once the game is over: who signs, or confirms by word of mouth, as the desk waits for it. */
function ending({ phase, awaits }: View, sides: Names): OneAct[] {
  if (phase !== "over") return [];
  const official = awaits.some(({ of, what }) => what === "signature" && of !== "first" && of !== "second");
  const players = BOTH.flatMap((side) =>
    awaits
      .filter(({ of }) => of === side)
      .flatMap(({ what }): OneAct[] => {
        if (what === "signature")
          return [{ name: say("web-watch-sign", { side: sides[side] }), act: { do: "sign" } as Act, of: side }];
        return typeof what === "object" && "owed" in what && what.owed === "affirmation"
          ? [{ name: say("web-watch-affirm", { side: sides[side] }), act: { do: "affirm" } as Act, of: side }]
          : [];
      }),
  );
  return official
    ? [...players, { name: say("web-watch-countersign"), act: { do: "sign" } as Act, of: null }]
    : players;
}
