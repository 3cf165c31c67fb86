import { send } from "../api/ask.ts";
import { keep, recall } from "../words/lang.ts";
import { Outbox } from "./outbox.svelte.ts";

const KEPT = "qizheng-outbox";

/** What was entered here and has not reached the server. */
export const outbox = new Outbox(
  { read: () => recall(KEPT), write: (text) => keep(KEPT, text) },
  ({ path, body, key }) => send(path, body, { "idempotency-key": key }),
);
