import { GOODS, type DeusView } from './view';

const NONE = {};

/** How the goods of a seat differ from the view before; what was or is hidden does not tell. */
export function changesOf(before: DeusView | null, now: DeusView, seat: number): Record<string, number> {
  const old = before?.seats[seat]?.goods;
  const goods = now.seats[seat]?.goods;
  if (!old || !goods || old === goods) return NONE;
  const change = (good: string): number => {
    const [was, is] = [old[good], goods[good]];
    return typeof was === 'number' && typeof is === 'number' ? is - was : 0;
  };
  return Object.fromEntries([...GOODS, 'vp'].map((good) => [good, change(good)]));
}
