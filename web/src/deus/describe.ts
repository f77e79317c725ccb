import type { Catalogue } from '../lib/catalogue';
import { say } from '../lib/texts.svelte';
import type { Option } from '../messages';
import type { Space } from './spaces';
import { YIELD } from './view';

/** A place in words: terrain, what it yields, who stands there, what that means. */
export function hexLines({ terrain, vp, holder, pieces, marker, scribe, beside }: Space, texts: Catalogue): string[] {
  const lines: string[] = [];
  if (terrain === 'village') lines.push(vp === null ? say('village-taken') : say('village-worth', { vp }));
  else if (YIELD[terrain]) lines.push(say('yields', { good: texts.text(`good-${YIELD[terrain]}`) }));
  if (holder !== null) {
    const things = pieces.map((kind) => String(texts.words({ kind })['kind-one']));
    if (marker) things.push(say('combat-marker'));
    if (scribe) things.push(say('scribe'));
    lines.push(`${texts.player(holder)}: ${things.join(', ')}`);
  }
  for (const { village, held, of } of beside) lines.push(say('village-side', { village, held, of }));
  return lines;
}

export const hexTitle = (terrain: string, name: string, texts: Catalogue): string => `${texts.text(`terrain-${terrain}`)} ${name}`;

export function hexLabel(space: Space, texts: Catalogue, option: Option | undefined): string {
  const price = Number(option?.price.vp ?? 0);
  const legal = option ? [price ? say('legal-price', { price }) : say('legal')] : [];
  return [hexTitle(space.terrain, space.name, texts), ...legal, ...hexLines(space, texts)].join(', ');
}

/** Where long German names may break; not every browser knows by itself. */
export const softened = (name: string): string =>
  name.replace(/(\p{L}{4,})(unterkunft|gebäude|gebiete|gelehrten|schaft|turm)/gu, '$1\u00ad$2');
