// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Catalogue } from '../src/lib/catalogue';
import type { Event } from '../src/messages';
import type { DeusView } from '../src/deus/view';

globalThis.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never;
const { changesOf } = await import('../src/deus/changes');
const { effects, step } = await import('../src/deus/log');

const texts = { word: (_: string, value: unknown) => String(value), player: (seat: number) => `player ${seat}` } as unknown as Catalogue;
const view = (gold: number, vp: number | null): DeusView => ({ seats: [{ goods: { gold, vp } }] }) as unknown as DeusView;

it('marks what changed, but nothing that was or is hidden', () => {
  expect(changesOf(view(3, 5), view(4, 7), 0)).toMatchObject({ gold: 1, vp: 2 });
  expect(changesOf(view(3, 5), view(3, null), 0).vp).toBe(0);
  expect(changesOf(view(3, null), view(3, 5), 0).vp).toBe(0);
});

it('says in a preview that a village falls, and who gains by it', () => {
  const events: Event[] = [
    { event: 'placed', seat: 0, kind: 'military', hex: '2,1' },
    { event: 'attacked', seat: -1, hex: '1,1', amount: 3 },
    { event: 'gained', seat: 0, good: 'vp', amount: 2 },
    { event: 'gained', seat: 1, good: 'vp', amount: 1 },
    { event: 'activated', seat: 0, card: 'forum' },
    { event: 'gained', seat: 1, good: 'gold', amount: 9 },
  ];
  const [attack, forum] = effects(events, 0, texts);
  expect(attack!.title).toBeDefined();
  expect(attack!.changes.map((one) => [one.who, one.amount])).toEqual([[undefined, 2], ['player 1', 1]]);
  expect(forum).toEqual({ card: 'forum', changes: [] });
});

it('names a step by the card that was just offered', () => {
  const events: Event[] = [{ event: 'set_aside', seat: 0, card: 'galley' }, { event: 'offered', seat: 0, card: 'forum' }, { event: 'invoked', seat: 0, god: 'vesta' }];
  expect(step(events, texts)).toBe('galley');
  expect(step(events.slice(1), texts)).toBe('vesta');
});

it('names no step by what the next card does', () => {
  expect(step([{ event: 'activated', seat: 0, card: 'forum' }, { event: 'gained', seat: 0, good: 'gold', amount: 2 }], texts)).toBe('');
  expect(step([{ event: 'valued', seat: 0, good: 'clay', amount: 4 }, { event: 'activated', seat: 0, card: 'forum' }], texts)).toBe('clay');
});
