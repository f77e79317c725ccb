// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import type { DeusView } from '../src/deus/view';
import type { Option, Question } from '../src/messages';
import { catalogueText } from './read';

globalThis.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never;
const { label, words } = await import('../src/deus/words');
const { bundleOf, Catalogue } = await import('../src/lib/catalogue');
const { settings } = await import('../src/lib/settings.svelte');
const { loadTexts } = await import('../src/lib/texts.svelte');

const texts = new Catalogue(bundleOf('de', catalogueText('de')), ['A', 'B'], 'de');
const view = { seats: [{ rows: { science: ['school', 'library'] }, tableau: { maritime: 3 } }] } as unknown as DeusView;
const question = (ask: string, args: Record<string, unknown> = {}): Question => ({ seat: 0, ask, arguments: args, rule: '' });
const option = (name: string): Option => ({ answer: 0, name, text: { key: '', arguments: {} }, at: [], price: {} });

beforeAll(() => {
  settings.language = 'de';
  return loadTexts();
});

it('asks for an ability with the card and what it can do', () => {
  const asked = words(question('once', { spot: 'science-2' }), view, texts)!;
  expect(asked).toContain('Bibliothek');
  expect(asked).toContain('1 andere Karte über dem eigenen Tableau aktivieren');
  expect(words(question('turn'), view, texts)).toBeNull();
});

it('says how many pieces go where all of a kind do', () => {
  expect(label(option('piece maritime'), question('return_pieces'), view, texts)).toBe('3 × Seefahrt');
  expect(label(option('piece maritime'), question('area'), view, texts)).toBe('Seefahrt');
});
