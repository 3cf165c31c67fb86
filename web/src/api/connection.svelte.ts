/** How often a server that was lost is looked for, in milliseconds. */
const AGAIN_AFTER = 3000;

/** Whether the server answers: known from every question, and looked for while it does not. */
class Connection {
  lost = $state(false);

  #timer: ReturnType<typeof setTimeout> | null = null;

  /** An answer came. */
  heard(): void {
    this.lost = false;
  }

  /** No answer came. */
  missed(): void {
    this.lost = true;
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      if (this.lost) void this.look();
    }, AGAIN_AFTER);
  }

  /** Looks whether it answers again. */
  async look(): Promise<void> {
    try {
      await fetch("/api/v1/rulebooks", { method: "HEAD" });
      this.heard();
    } catch {
      this.missed();
    }
  }
}

/** The connection of this page. */
export const connection = new Connection();
