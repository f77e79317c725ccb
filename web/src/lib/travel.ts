import { isCalm } from './settings.svelte';

/** Something that was moved: drawn by the game, from one spot of the page to another. */
export interface Travel {
  /** Names of spots (`data-spot`, or a space of the map as `hex …`); the first one that can be seen counts. */
  from: string[];
  to: string[];
  /** Our own drawing, as HTML. */
  art: string;
  /** What comes later than others, in steps of an effect. */
  step: number;
}

type Start = Travel & { x: number; y: number };

const TIME = 420;
const STEP = 260; // milliseconds between the effects of a row
const LONGEST = 1_000; // for all of them together
const MOST = 14;
const EASE = 'cubic-bezier(.2,.8,.2,1)';

let layer: HTMLElement | null = null;

function middle(spots: string[]): { x: number; y: number } | null {
  for (const spot of spots) {
    const where = spot.startsWith('hex ') ? `[data-hex="${spot.slice(4)}"]` : `[data-spot="${spot}"]`;
    const box = document.querySelector(where)?.getBoundingClientRect();
    if (box && box.width > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}

/** Where everything starts, taken before the page changes: a card that was played is gone afterwards. */
export function packed(travels: Travel[]): Start[] {
  if (!travels.length || isCalm() || document.hidden) return [];
  return travels.slice(0, MOST).flatMap((travel) => {
    const from = middle(travel.from);
    return from ? [{ ...travel, ...from }] : [];
  });
}

/** Lets them travel on a slight arc. The page is already as it will be: nothing waits for it, and the next move ends it. */
export function send(starts: Start[]): void {
  layer?.remove();
  layer = null;
  if (!starts.length) return;
  const all = document.createElement('div');
  all.className = 'travels';
  all.setAttribute('aria-hidden', 'true');
  document.body.append(all);
  layer = all;
  const last = Math.max(...starts.map((start) => start.step));
  const pause = Math.min(STEP, last ? (LONGEST - TIME) / last : STEP);
  const ends = starts.flatMap((start) => {
    const to = middle(start.to);
    if (!to || Math.hypot(to.x - start.x, to.y - start.y) < 12) return [];
    const thing = document.createElement('span');
    thing.innerHTML = start.art;
    all.append(thing);
    const bend = Math.min(60, Math.hypot(to.x - start.x, to.y - start.y) / 5);
    const at = (x: number, y: number, scale: number): string => `translate(${x}px,${y}px) translate(-50%,-50%) scale(${scale})`;
    return thing.animate(
      [
        { transform: at(start.x, start.y, 0.7), opacity: 0 },
        { transform: at(start.x, start.y - 6, 1.15), opacity: 1, offset: 0.15 },
        { transform: at((start.x + to.x) / 2, (start.y + to.y) / 2 - bend, 1.15), opacity: 1, offset: 0.55 },
        { transform: at(to.x, to.y, 0.85), opacity: 1, offset: 0.92 },
        { transform: at(to.x, to.y, 0.6), opacity: 0 },
      ],
      { duration: TIME, delay: start.step * pause, easing: EASE, fill: 'both' },
    ).finished;
  });
  void Promise.allSettled(ends).then(() => all.remove());
}
