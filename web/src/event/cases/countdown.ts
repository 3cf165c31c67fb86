/** How long is left until a deadline, as a clock shows it; nothing once it has passed. */
export function left(until: number, now: number): string | null {
  const seconds = Math.floor((until - now) / 1000);
  if (seconds < 0) return null;
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : String(minutes)}:${two(seconds % 60)}`;
}
