import { enterPlayers } from "../../api/events.ts";
import type { PlayerEntry } from "../../api/hall.ts";

/** So many are entered with one request: how far it has come is seen all the same. */
const AT_ONCE = 200;

/** Enters players in their order; tells after each request how many are done, who was refused, counted from 0, and why. */
export async function* entering(event: string, players: readonly PlayerEntry[]) {
  for (let from = 0; from < players.length; from += AT_ONCE) {
    const part = players.slice(from, from + AT_ONCE);
    const { refused, notes } = await enterPlayers(event, part);
    yield { done: from + part.length, refused: refused.map(({ nth, why }) => ({ nth: from + nth, why })), notes };
  }
}
