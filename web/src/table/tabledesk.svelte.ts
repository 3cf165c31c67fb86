import { filled, get, Offline, post, Problem } from "../api/ask.ts";
import { newKey } from "../api/events.ts";
import type { Made, Previewed, QuestionsSeen, TableSeen } from "../api/schema.ts";
import { outbox } from "../outbox/ours.ts";
import { say } from "../words/words.svelte.ts";
import type { At } from "./at.ts";

const TABLE = "/api/v1/events/{event}/tables/{section}/{round}/{table}/{board}/{game}";

/** What somebody is told when something was not done. */
export function reasonOf(error: unknown): string {
  if (error instanceof Problem) return error.message;
  if (error instanceof Offline) return say("web-offline");
  throw error;
}

/** The desk of one table: what stands there, what would come of entries, and the way to make them. */
export class TableDesk {
  seen = $state.raw<TableSeen | null>(null);
  wrong = $state.raw<readonly string[]>([]);

  constructor(readonly at: At) {}

  /** Looks at the table again. */
  async look(): Promise<void> {
    try {
      this.seen = await get(TABLE, { parts: this.at });
      this.wrong = [];
    } catch (error) {
      this.wrong = [reasonOf(error)];
    }
  }

  /** Follows what others do at the table; what is returned ends it. */
  follow(): () => void {
    const stream = new EventSource(filled("/api/v1/events/{event}/stream", { event: this.at.event }));
    stream.addEventListener("moved", () => void this.look());
    return () => stream.close();
  }

  /** What has to be known before something is ruled on. */
  questions(made: Made): Promise<QuestionsSeen> {
    return post(`${TABLE}/questions`, made, { parts: this.at });
  }

  /** What would come of entries, made one after the other. */
  preview(entries: readonly Made[]): Promise<Previewed> {
    return post(`${TABLE}/preview`, { entries }, { parts: this.at });
  }

  /** Makes entries one after the other; whether all have reached the server, or some wait for the network. */
  async enter(entries: readonly Made[], about: string): Promise<boolean> {
    const path = filled(`${TABLE}/entries`, { ...this.at });
    const group = newKey();
    let saw = this.seen?.no;
    let arrived = true;
    for (const what of entries) {
      const body = { ...(saw === undefined ? {} : { saw }), what };
      const sent = await outbox.post({ key: newKey(), group, path, body, about, at: Date.now() });
      // What comes after one's own entry rests on it.
      saw = undefined;
      arrived = arrived && "answer" in sent;
    }
    if (arrived) await this.look();
    return arrived;
  }
}
