import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Event, View } from '../src/messages';

const HERE = import.meta.dirname;
const PACKAGE = join(HERE, '../../src/theogony');

export interface Fixture {
  view: View;
  spectator: View;
  told: Event[];
  previews: Record<string, Event[]>;
}

export const read = <T>(name: string): T => JSON.parse(readFileSync(join(HERE, '../fixtures', `${name}.json`), 'utf8')) as T;

export const fixture = (name: string): Fixture => read<Fixture>(name);

export const FIXTURES = ['deus-2', 'deus-3', 'deus-4', 'deus-3-egypt', 'deus-3-payment', 'deus-3-over'];

function catalogueFiles(folder: string, language: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true });
  const here = inside.filter((one) => one.name.endsWith(`${language}.ftl`)).map((one) => join(folder, one.name));
  const deeper = inside.filter((one) => one.isDirectory() && !one.name.startsWith('_')).flatMap((one) => catalogueFiles(join(folder, one.name), language));
  return [...here, ...deeper];
}

/** The catalogue as the server sends it: what all games share, then the game's own files. */
export const catalogueText = (language: string): string =>
  [join(PACKAGE, 'core', `${language}.ftl`), ...catalogueFiles(join(PACKAGE, 'deus'), language)].map((file) => readFileSync(file, 'utf8')).join('\n');

export const ownText = (language: string): string => readFileSync(join(HERE, '../src/texts', `${language}.ftl`), 'utf8');
