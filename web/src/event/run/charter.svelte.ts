import { seeCharter, wordsOf } from "../../api/events.ts";
import type { KeptCharter } from "../../api/hall.ts";
import { lang, say } from "../../words/words.svelte.ts";
import type { LiveEvent } from "../live.svelte.ts";

/** The charter of an event and what holds by it in a section, read anew whenever the event moves on. Made within a component. */
export class CharterRead {
  kept = $state.raw<KeptCharter | null>(null);
  wrong = $state<string | null>(null);

  constructor(live: LiveEvent, section: () => string) {
    let asked = 0;
    $effect(() => {
      void [live.seen?.no, lang()];
      const nth = ++asked;
      seeCharter(live.event, section()).then(
        (answer) => {
          if (nth === asked) [this.kept, this.wrong] = [answer, null];
        },
        (error: unknown) => (this.wrong = wordsOf(error, say("web-offline"))),
      );
    });
  }
}
