import type { Sheet } from "../../api/hall.ts";

/** What each winner of a table of prizes has of it in all, written as money is. */
export function awardedBy({ columns, rows }: Pick<Sheet, "columns" | "rows">): { player: number; amount: string }[] {
  const [number, money] = ["number", "money"].map((wanted) => columns.findIndex(({ key }) => key === wanted));
  const cents = new Map<number, number>();
  for (const row of rows) {
    const [player, amount] = [Number(row[number ?? -1]), Math.round(100 * Number(row[money ?? -1]))];
    if (player > 0 && amount > 0) cents.set(player, (cents.get(player) ?? 0) + amount);
  }
  return [...cents].map(([player, all]) => ({ player, amount: (all / 100).toFixed(2) }));
}
