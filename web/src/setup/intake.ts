import { Offline, Problem } from "../api/ask.ts";
import { say } from "../words/words.svelte.ts";

/** What came of reading a game: whether it was read, if only in part, and what is wrong with it. */
export interface Taken {
  readonly isRead: boolean;
  readonly wrong: readonly string[];
}

/** What comes of reading a game; where the server takes none of it, why. */
export async function taken(reading: () => Promise<Taken>): Promise<Taken> {
  try {
    return await reading();
  } catch (error) {
    if (error instanceof Problem) return { isRead: false, wrong: [error.message] };
    if (error instanceof Offline) return { isRead: false, wrong: [say("web-offline")] };
    throw error;
  }
}
