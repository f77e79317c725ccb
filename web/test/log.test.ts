// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Entry } from '../src/messages';
import { catalogueText } from './read';

globalThis.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never;
const { bundleOf, Catalogue, segments } = await import('../src/lib/catalogue');
const { settings } = await import('../src/lib/settings.svelte');
const { loadTexts } = await import('../src/lib/texts.svelte');
const { turns } = await import('../src/deus/log');

const turn = (number: number, seat: number): Entry => ({ number, kind: 'answer', seat, time: 0, events: [{ event: 'turn', seat, round: 1 }] });
const gained = (number: number, more: Partial<Entry> = {}): Entry => ({ number, kind: 'answer', seat: 1, time: 0, events: [{ event: 'gained', seat: 1, good: 'gold', amount: 3 }], ...more });

it.each([
  ['en', 'Bot could not think and answered by chance.'],
  ['de', 'Bot konnte nicht nachdenken und hat durch Los geantwortet.'],
] as const)('tells in %s once in a turn that a bot answered by chance, before what it brought', async (language, words) => {
  settings.language = language;
  await loadTexts();
  const texts = new Catalogue(bundleOf(language, catalogueText(language)), ['Ada', 'Bot'], language);
  const told = turns([turn(1, 1), gained(2), gained(3, { by_chance: true }), gained(4, { by_chance: true }), turn(5, 0)], texts, 0);
  expect(told.map(({ seat, last }) => [seat, last])).toEqual([[1, 2], [-1, 3], [1, 4], [0, 5]]);
  expect(segments(told[1]!.sentences.join(' ')).map((part) => part.text).join('')).toBe(words);
  expect(new Set(told.map(({ first, seat }) => `${first}-${seat}`)).size).toBe(4);
});
