import { GOODS, type DeusView } from './view';

/** How the goods of a seat differ from the view before. */
export function changesOf(before: DeusView | null, now: DeusView, seat: number): Record<string, number> {
  const old = before?.seats[seat]?.goods;
  const goods = now.seats[seat]?.goods ?? {};
  if (!old) return {};
  return Object.fromEntries([...GOODS, 'vp'].map((good) => [good, (goods[good] ?? 0) - (old[good] ?? 0)]));
}
