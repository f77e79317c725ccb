import type { Catalogue } from '../lib/catalogue';
import { say } from '../lib/texts.svelte';
import type { Option, Question } from '../messages';
import type { DeusView } from './view';

const opened = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The question whether a card's ability for one time is used, with the card and what it can do. */
export function words({ ask, seat, arguments: { spot } }: Question, view: DeusView, texts: Catalogue): string | null {
  if (ask !== 'once') return null;
  const [row = '', rank = ''] = String(spot).split('-');
  const card = view.seats[seat]?.rows[row]?.[Number(rank) - 1];
  const ability = card && texts.text(`card-${card}-text`).split('1x: ')[1];
  return ability ? say('ask-once-of', { card: texts.text(`card-${card}`), ability: opened(ability) }) : null;
}

/** Kinds of pieces and rows in a word; where all pieces of a kind are meant, how many these are. */
export function label({ name }: Option, { ask, seat }: Question, view: DeusView, texts: Catalogue): string | null {
  const [verb = '', kind = ''] = name.split(' ');
  if (ask === 'once') return verb === 'once' ? opened(String(texts.word('moment', kind))) : say('not-at-all');
  if (verb !== 'piece' && verb !== 'row') return null;
  const word = String(texts.word('kind', kind));
  return ask === 'return_pieces' ? say('all-of-kind', { count: view.seats[seat]?.tableau[kind] ?? 0, kind: word }) : word;
}
