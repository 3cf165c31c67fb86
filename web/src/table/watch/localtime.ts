/** A time as a field for day and hour takes it, by the reader's own clock. */
export function localTime(at: number): string {
  const date = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return date.toISOString().slice(0, 16);
}
