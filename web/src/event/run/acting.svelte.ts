import { Problem } from "../../api/ask.ts";
import { giveCall, giveCase, giveDuty, giveNotice, giveOffice, giveOrder, newSeed, wordsOf } from "../../api/events.ts";
import type {
  CallAct,
  CaseAct,
  Command,
  Criterion,
  DutyAct,
  NoticeAct,
  OfficeAct,
  Taken,
  TermKey,
} from "../../api/hall.ts";
import { showToast } from "../../parts/toasts.svelte.ts";
import { say } from "../../words/words.svelte.ts";
import type { LiveEvent } from "../live.svelte.ts";
import type { Wish } from "./arrange.ts";

/** What is even and must not be: ties of a knockout by table, or a place by those who share it. */
export type Even = { readonly tables: readonly number[] } | { readonly players: readonly number[] };

const numbersOf = (data: unknown): number[] =>
  Array.isArray(data) ? data.filter((one): one is number => typeof one === "number") : [];

function evenOf(problem: Problem): Even | null {
  const tables = numbersOf(problem.of("ties_even"));
  if (tables.length > 0) return { tables };
  const players = numbersOf(problem.of("first_shared") ?? problem.of("cut_shared"));
  return players.length > 0 ? { players } : null;
}

/** What would have to give, so that there is a round; nothing where that is not why there is none. */
function yieldingOf(problem: Problem): readonly Criterion[] {
  const broken = problem.of("broken");
  const criteria = Array.isArray(broken) ? broken.map(({ criterion }: { criterion: Criterion }) => criterion) : [];
  return [...new Set(criteria)];
}

/** Those who changed meanwhile what an order rests on, if that is why it was refused. */
function othersOf(error: unknown): readonly string[] {
  const changed = error instanceof Problem && error.data.kind === "stale" ? (error.data.changed ?? []) : [];
  return [...new Set(changed.map(({ who }) => who))];
}

/** A round that is arranged by hand: what is wished, and what may be broken for it. */
export interface Arranged {
  readonly wishes: readonly Wish[];
  readonly giveWay: readonly Criterion[];
}

/** What may be broken in a round although it must not be, and why. */
export interface GivingWay {
  readonly giveWay: readonly Criterion[];
  readonly reason: string;
}

/** Gives orders for whoever runs an event, one after the other, and tells what came of them. */
export class Acting {
  /** How many orders are under way. */
  #under = $state(0);
  /** Why the last order was refused; gone with the next that is taken. */
  wrong = $state<string | null>(null);
  /** The term that must be announced before it can be done, if that is why. */
  unsettled = $state<TermKey | null>(null);
  /** What has to be played off before it can be done, if that is why. */
  even = $state.raw<Even | null>(null);
  /** What would have to give, so that there is a round, if that is why. */
  yielding = $state.raw<readonly Criterion[]>([]);
  /** What whoever gave the last order should know. */
  notes = $state.raw<readonly string[]>([]);

  constructor(readonly live: LiveEvent) {}

  /** Whether an order is on its way. */
  get busy(): boolean {
    return this.#under > 0;
  }

  #line: Promise<unknown> = Promise.resolve();

  /** Does something after what was ordered before it, so that nothing is lost to fast hands; whether it was taken. */
  run(work: () => Promise<Pick<Taken, "notes">>, done?: string): Promise<boolean> {
    this.#under += 1;
    const ended = this.#line.then(() => this.#does(work, done));
    this.#line = ended;
    return ended;
  }

  async #does(work: () => Promise<Pick<Taken, "notes">>, done?: string): Promise<boolean> {
    try {
      const { notes } = await work();
      [this.wrong, this.unsettled, this.even, this.yielding, this.notes] = [null, null, null, [], notes];
      await this.live.look();
      if (done !== undefined) showToast({ tone: "ok", text: done });
      return true;
    } catch (error) {
      const others = othersOf(error);
      // What others did meanwhile is shown before it is done again.
      if (others.length > 0) await this.live.look();
      this.wrong =
        others.length > 0
          ? say("web-run-stale", { who: others.join(say("web-between")) })
          : wordsOf(error, say("web-offline"));
      this.unsettled = error instanceof Problem ? (error.unsettled as TermKey | null) : null;
      this.even = error instanceof Problem ? evenOf(error) : null;
      this.yielding = error instanceof Problem ? yieldingOf(error) : [];
      return false;
    } finally {
      this.#under -= 1;
    }
  }

  order(what: Command, done?: string): Promise<boolean> {
    return this.run(() => giveOrder(this.live.event, { what }), done);
  }

  /** An order that rests on what is shown: refused if somebody else has changed that since. */
  orderAsSeen(what: Command, done?: string): Promise<boolean> {
    const give = this.#asSeen();
    return this.run(() => give(what), done);
  }

  /** Gives orders that rest on what is shown now, whenever they come to be given. */
  #asSeen(): (what: Command) => Promise<Taken> {
    const saw = this.live.seen?.no;
    return (what) => giveOrder(this.live.event, saw === undefined ? { what } : { what, saw });
  }

  office(what: OfficeAct, done?: string): Promise<boolean> {
    return this.run(() => giveOffice(this.live.event, { what }), done);
  }

  notice(what: NoticeAct): Promise<boolean> {
    return this.run(() => giveNotice(this.live.event, { what }));
  }

  duty(what: DutyAct): Promise<boolean> {
    return this.run(() => giveDuty(this.live.event, { what }));
  }

  case(what: CaseAct, done?: string): Promise<boolean> {
    return this.run(() => giveCase(this.live.event, { what }), done);
  }

  call(what: CallAct): Promise<boolean> {
    return this.run(() => giveCall(this.live.event, { what }));
  }

  /** Pairs the next round as a draft; the lots are drawn first where they are not yet. */
  pair(section: string, draw: boolean, giving?: GivingWay): Promise<boolean> {
    const give = this.#asSeen();
    const given = giving === undefined ? {} : { give_way: giving.giveWay, reason: giving.reason };
    const paired = () => give({ pair: { section, seed: newSeed(), ...given } });
    return this.run(async () => {
      if (draw) await this.#draw(section);
      try {
        return await paired();
      } catch (error) {
        // A further stage has lots of its own.
        const isOver = this.live.seen?.sections.find(({ id }) => id === section)?.over;
        if (error instanceof Problem && (error.is("not_drawn") || (error.is("all_paired") && isOver === false))) {
          await this.#draw(section);
          return paired();
        }
        throw error;
      }
    });
  }

  /**
   * Puts a round in the place of the draft that stands. One that is refused leaves the draft as it was: it is paired again as
   * it stood, since a draft has to go before another is made.
   */
  rearrange(section: string, after: Arranged, before: Arranged, reason: string): Promise<boolean> {
    const give = this.#asSeen();
    const paired = ({ wishes, giveWay }: Arranged) =>
      give({ pair: { section, seed: newSeed(), wishes, give_way: giveWay, reason } });
    return this.run(async () => {
      await give({ discard: { section } });
      try {
        return await paired(after);
      } catch (error) {
        await paired(before);
        throw error;
      }
    }, say("web-pair-changed"));
  }

  /** Draws the lots of a section, unless they are drawn. */
  async #draw(section: string): Promise<void> {
    try {
      await giveOrder(this.live.event, { what: { draw: { section, seed: newSeed() } } });
    } catch (error) {
      if (!(error instanceof Problem && error.is("already_drawn"))) throw error;
    }
  }

  /** Pays out what is due; where nothing was left to be paid, that is told instead. */
  async pay(what: Command, done: string): Promise<void> {
    let isPaid = false;
    const taken = await this.run(async () => {
      const answer = await giveOrder(this.live.event, { what });
      isPaid = answer.last >= answer.first;
      return answer;
    });
    if (taken) showToast({ tone: isPaid ? "ok" : "plain", text: isPaid ? done : say("web-prizes-nothing") });
  }

  /** The chief arbiter's check of the final table, and then its announcement. */
  finish(section: string, verified: boolean): Promise<boolean> {
    const give = this.#asSeen();
    return this.run(async () => {
      if (!verified) await give({ verify: { section } });
      return give({ finish: { section } });
    });
  }
}
