import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleOf } from '../src/lib/catalogue';
import { ownText } from './read';

const SOURCE = join(import.meta.dirname, '../src');
const keys = (language: string): string[] => [...ownText(language).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? sources(join(folder, one.name)) : /\.(svelte|ts)$/.test(one.name) ? [readFileSync(join(folder, one.name), 'utf8')] : [],
  );
}

it('has the same texts in both languages', () => {
  expect(keys('de')).toEqual(keys('en'));
});

it('has every text the pages name', () => {
  const named = sources(SOURCE).flatMap((source) => [...source.matchAll(/\bsay\('([\w-]+)'/g)].map((found) => found[1]!));
  const known = new Set(keys('en'));
  expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([]);
});

it.each(['en', 'de'])('can be read in %s', (language) => {
  const bundle = bundleOf(language, ownText(language));
  for (const key of keys(language)) expect(bundle.hasMessage(key), key).toBe(true);
});
