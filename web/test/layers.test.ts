import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    return one.isDirectory() ? files(path) : /\.(svelte|ts)$/.test(one.name) ? [path] : [];
  });
}

const parts = (...folders: string[]): [string, string][] => folders.flatMap((folder) => files(join(SOURCE, folder)).map((path): [string, string] => [relative(SOURCE, path), readFileSync(path, 'utf8')]));

it('reaches the drawing of a game only through its look', () => {
  const importing = parts('lib', 'pages', 'table', 'ui').filter(([, text]) => /from '[./]*\/deus\/|import\('[./]*\/deus\//.test(text));
  expect(importing.map(([path]) => path)).toEqual(['lib/look.ts']);
});

it('names no good of a game in what all games share', () => {
  const listed = /goods: \[(.+)\]/.exec(readFileSync(join(SOURCE, 'deus/index.ts'), 'utf8'))![1]!.split(', ');
  expect(listed).toContain("'wheat'");
  const goods = new RegExp(listed.filter((good) => good !== "'vp'").join('|')); // points are counted in every game
  expect(parts('lib', 'pages', 'table', 'ui').filter(([, text]) => goods.test(text)).map(([path]) => path)).toEqual([]);
});
