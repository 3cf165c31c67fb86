import { get, post } from "../api/ask.ts";
import type { At } from "./at.ts";
import type { Word } from "./kinds.ts";

/** Asks for an official of a higher grade: a call that is open there is passed on, or one is raised. */
export async function callUp({ event, section, round, table, board, game }: At, topic: Word): Promise<void> {
  const parts = { event };
  const open = await get("/api/v1/events/{event}/calls", { parts });
  const here = open.find(
    ({ game: other }) =>
      other.section === section &&
      other.round === round &&
      other.table === table &&
      (other.board ?? 1) === board &&
      (other.game ?? 1) === game,
  );
  const what =
    here === undefined
      ? { raise: { game: { section, round, table, board, game }, topic } }
      : { pass: { call: here.id } };
  await post("/api/v1/events/{event}/calls", { what }, { parts });
}
