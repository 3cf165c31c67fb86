import { get, Offline, Problem } from "../api/ask.ts";
import type { Me } from "../api/schema.ts";

/** Who is signed in, for the bar and every page. */
class SignedIn {
  who = $state.raw<Me | null>(null);

  /** Asks who is signed in; nobody, if the server knows nobody. Without a network it stays as it was. */
  async look(): Promise<void> {
    try {
      this.who = await get("/api/v1/me");
    } catch (error) {
      if (error instanceof Offline) return;
      if (!(error instanceof Problem) || error.data.status !== 401) throw error;
      this.who = null;
    }
  }
}

/** Who is signed in. */
export const signedIn = new SignedIn();
