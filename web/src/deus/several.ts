import type { Catalogue } from '../lib/catalogue';
import type { Several } from '../lib/look';
import type { Question } from '../messages';
import { KIND_ICON, type DeusView } from './view';

/** What this question and those after it ask for together; the engine asks in rising order, people need not know. */
export function several(question: Question, view: DeusView, texts: Catalogue): Several | null {
  const { ask, series, options = [], seat } = question;
  if (!series?.answers.length) return null;
  const priceOf = (name: string) => Number(options.find((option) => option.name === name)?.price.gold ?? 0);
  return {
    name: ask === 'swap_with' ? 'swap_values' : ask,
    answers: series.answers.map(({ name, most }) => ({ name, most, price: priceOf(name), ...drawn(name, texts) })),
    left: series.left,
    end: options.some((option) => option.name === 'pass') ? 'pass' : null,
    purse: view.seats[seat]?.goods.gold ?? 0,
    coin: 'gold',
  };
}

/** Cards have no word here: they lie in the hand, and are chosen and seen there. */
function drawn(name: string, texts: Catalogue): { word: string; icon: string | null } {
  const [verb, thing = ''] = name.split(' ');
  if (verb === 'piece') return { word: String(texts.word('kind', thing)), icon: KIND_ICON[thing] ?? null };
  if (verb === 'resource') return { word: String(texts.word('good', thing)), icon: thing };
  return { word: verb === 'seat' ? texts.player(Number(thing)) : '', icon: null };
}
