/** What moved in an event: look anew at whatever of it is shown. */
export interface Moved {
  readonly no: number;
  readonly event: boolean;
  readonly calls: boolean;
  readonly officials: boolean;
  readonly games: readonly unknown[];
}

/** The part of the browser's `EventSource` that is needed. */
export interface Source {
  readonly readyState: number;
  addEventListener(kind: string, heard: (message: { data?: unknown }) => void): void;
  close(): void;
}

export interface Following {
  /** The table that is followed; all of the event if it is left out. */
  readonly table?: { readonly section: string; readonly round: number; readonly table: number };
  /** The code of a seat: whoever sits there is told what moves at their board, too. */
  readonly seat?: string;
  /** Something moved. */
  readonly moved: (moved: Moved) => void;
  /** The connection was lost, or is there again. */
  readonly lost: (lost: boolean) => void;
}

/** All of it may have moved. */
const everything = (no: number): Moved => ({ no, event: true, calls: true, officials: true, games: [] });

/** How long to wait before a stream that ended is opened again, in milliseconds: longer each time. */
export const PAUSES = [500, 1000, 2000, 5000, 10_000];

const CLOSED = 2;

/** What an address adds where a table alone is followed, or somebody follows from a seat. */
function scopeOf({ table: at, seat }: Following): string {
  const asked = new URLSearchParams(
    at === undefined ? {} : { section: at.section, round: String(at.round), table: String(at.table) },
  );
  if (seat !== undefined) asked.set("seat", seat);
  const text = asked.toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * Follows what moves in an event, from the line that was seen last. The browser comes back by itself after most losses;
 * where it gives up, the stream is opened anew, and whatever moved meanwhile is told as if it moved now.
 */
export function followStream(
  event: string,
  seen: number,
  following: Following,
  open: (address: string) => Source = (address) => new EventSource(address) as Source,
): () => void {
  const address = `/api/v1/events/${encodeURIComponent(event)}/stream${scopeOf(following)}`;
  let [last, failed, ended] = [seen, 0, false];
  let source: Source | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hello(data: unknown) {
    const { no, anew } = JSON.parse(String(data)) as { no: number; anew: boolean };
    failed = 0;
    following.lost(false);
    if (anew || no > last) following.moved(everything(no));
    last = Math.max(last, no);
  }

  function moved(data: unknown) {
    const told = JSON.parse(String(data)) as Moved;
    last = Math.max(last, told.no);
    following.moved(told);
  }

  function lost() {
    if (ended) return;
    following.lost(true);
    if (source?.readyState !== CLOSED || timer !== undefined) return;
    timer = setTimeout(begin, PAUSES[Math.min(failed++, PAUSES.length - 1)]);
  }

  function begin() {
    timer = undefined;
    source?.close();
    const opened = open(address);
    source = opened;
    opened.addEventListener("hello", ({ data }) => hello(data));
    opened.addEventListener("moved", ({ data }) => moved(data));
    opened.addEventListener("error", () => opened === source && lost());
  }

  begin();
  return () => {
    ended = true;
    clearTimeout(timer);
    source?.close();
  };
}
