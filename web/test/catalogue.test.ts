import { describe, expect, it } from 'vitest';
import { bundleOf, Catalogue, plain, segments } from '../src/lib/catalogue';
import { matching, sectionsOf } from '../src/lib/rules';
import { catalogueText, fixture, FIXTURES } from './read';

describe.each(['en', 'de'])('the catalogue in %s', (language) => {
  const texts = new Catalogue(bundleOf(language, catalogueText(language)), ['Anna', 'Bert', 'Cleo', 'Dora'], language);

  it.each(FIXTURES)('says every event, question and option of %s', (name) => {
    const { view, told, previews } = fixture(name);
    const said = [...told, ...Object.values(previews).flat()].map((event) => texts.event(event, true));
    if (view.question) said.push(texts.ask(view.question), ...(view.question.options ?? []).map((option) => texts.option(option)));
    for (const sentence of said) {
      expect(sentence).not.toMatch(/\{|\$|^(event|ask|answer)-/);
      expect(plain(sentence)).not.toMatch(/[\uE000-\uE002]/);
    }
  });

  it('says answers by their names', () => {
    for (const name of ['build forum', 'hex 3,-1', 'number 3', 'god ceres', 'seat 1', 'pass', 'piece civil', 'spot civil-2', 'pay wood'])
      expect(texts.answer(name)).not.toMatch(/\{|\$/);
  });

  it('has a reference of rules with headings', () => {
    const sections = sectionsOf(catalogueText(language), (key) => texts.text(key));
    expect(sections.length).toBeGreaterThan(10);
    const found = matching(sections, 'deus.place.foreign');
    expect(found.flatMap((section) => section.rules).map((rule) => rule.id)).toEqual(['deus.place.foreign']);
  });
});

it('frames the things of a sentence', () => {
  const texts = new Catalogue(bundleOf('en', catalogueText('en')), ['Anna'], 'en');
  const parts = segments(texts.event({ event: 'placed', seat: 0, kind: 'military', hex: '1,-2' }, true));
  expect(parts.map((part) => part.text).join('')).toBe('Anna places an army at 1,-2.');
  expect(parts.find((part) => part.field === 'hex')?.value).toBe('1,-2');
});
