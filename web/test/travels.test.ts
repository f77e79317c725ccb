// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Event } from '../src/messages';
import { FIXTURES, fixture } from './read';

globalThis.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never;
const { travels } = await import('../src/deus/travels');
const { packed, send } = await import('../src/lib/travel');

const CARDS = { forum: { kind: 'civil' }, galley: { kind: 'maritime' } };
const gained = (good: string, amount: number): Event => ({ event: 'gained', seat: 1, good, amount });

it('brings what a card gives from that card, effect after effect', () => {
  const events: Event[] = [
    { event: 'paid', seat: 1, good: 'wood', amount: 1 },
    { event: 'activated', seat: 1, card: 'forum' },
    gained('gold', 2), gained('gold', 1),
    { event: 'activated', seat: 1, card: 'galley' },
    gained('vp', 4),
  ];
  const found = travels(events, CARDS);
  expect(found.map((one) => [one.from[0], one.to[0], one.step])).toEqual([
    ['wood-1', 'supply-wood', 0],
    ['built-forum-1', 'gold-1', 1],
    ['built-galley-1', 'vp-1', 2],
  ]);
  expect(found[1]!.art).toContain('3');
});

it('names a seat or the map as the last resort, so that something is always to be seen', () => {
  for (const name of FIXTURES)
    for (const one of travels(fixture(name).told, {})) {
      const firm = (spot: string): boolean => /^(seat-\d|hex .+|map)$/.test(spot);
      expect(one.to.some(firm) && one.from.some(firm)).toBe(true);
    }
});

it('takes the first spot that can be seen, and nothing without one', () => {
  document.body.innerHTML = '<i data-spot="gold-1"></i><i data-spot="seat-1"></i><i data-hex="2,-1"></i>';
  const boxes: Record<string, number> = { 'gold-1': 0, 'seat-1': 50 };
  for (const node of document.querySelectorAll<HTMLElement>('i'))
    node.getBoundingClientRect = () => ({ x: 10, y: 20, width: boxes[node.dataset.spot ?? ''] ?? 30, height: 40 }) as DOMRect;
  const travel = (from: string[]) => ({ from, to: ['gold-1'], art: '', step: 0 });
  expect(packed([travel(['gold-1', 'seat-1']), travel(['hex 2,-1']), travel(['nowhere'])]).map(({ x, y }) => [x, y])).toEqual([[35, 40], [25, 40]]);
  send([]);
  expect(document.querySelector('.travels')).toBeNull();
});
