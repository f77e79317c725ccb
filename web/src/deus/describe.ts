import type { Catalogue } from '../lib/catalogue';
import { say } from '../lib/texts.svelte';
import type { Option } from '../messages';
import { besides } from './spaces';
import { holders, YIELD, type DeusView } from './view';

/** A place in words: terrain, what it yields, who stands there, what that means. */
export function hexLines(view: DeusView, name: string, texts: Catalogue): string[] {
  const terrain = view.hexes[name];
  if (!terrain) return [];
  const lines: string[] = [];
  if (terrain === 'village')
    lines.push(view.attacked.includes(name) ? say('village-taken') : say('village-worth', { vp: view.villages[name] ?? 0 }));
  else if (YIELD[terrain]) lines.push(say('yields', { good: texts.text(`good-${YIELD[terrain]}`) }));
  const seat = holders(view).get(name);
  if (seat !== undefined) {
    const owner = view.seats[seat]!;
    const pieces = (owner.pieces[name] ?? []).map((kind) => String(texts.words({ kind })['kind-one']));
    if (owner.markers?.regions.includes(name)) pieces.push(say('combat-marker'));
    if (owner.scribe === name) pieces.push(say('scribe'));
    lines.push(`${texts.player(seat)}: ${pieces.join(', ')}`);
  }
  for (const { village, held, of } of besides(view, name)) lines.push(say('village-side', { village, held, of }));
  return lines;
}

export const hexTitle = (view: DeusView, name: string, texts: Catalogue): string =>
  `${texts.text(`terrain-${view.hexes[name]}`)} ${name}`;

export function hexLabel(view: DeusView, name: string, texts: Catalogue, option: Option | undefined): string {
  const price = Number(option?.price.vp ?? 0);
  const legal = option ? [price ? say('legal-price', { price }) : say('legal')] : [];
  return [hexTitle(view, name, texts), ...legal, ...hexLines(view, name, texts)].join(', ');
}

/** Where long German names may break; not every browser knows by itself. */
export const softened = (name: string): string =>
  name.replace(/(\p{L}{4,})(unterkunft|gebäude|gebiete|gelehrten|schaft|turm)/gu, '$1\u00ad$2');
