import type { Option, Question } from '../messages';

/** The options that light up a card lying there. */
export const cardOptions = (options: Option[], card: string, zone: string): Option[] =>
  options.filter((option) => option.at.some((place) => place.card === card && (place.zone ?? 'hand') === zone));

/** The options that light up the spaces of the map. */
export function hexOptions(options: Option[]): Map<string, Option> {
  const found = new Map<string, Option>();
  for (const option of options) for (const { hex } of option.at) if (hex && !found.has(hex)) found.set(hex, option);
  return found;
}

export const verb = (option: Option): string => option.name.split(' ')[0] ?? '';

const FROM_OWN = ['store', 'sell_any', 'sell_at_market'];
const NUMBERED: Record<string, (question: Question) => string> = {
  draw: () => 'deck',
  buy_cards: () => 'deck',
  take_discards: () => 'discard',
  sell: ({ arguments: { good }, seat }) => `${String(good)}-${seat}`,
  sell_pairs: ({ arguments: { good }, seat }) => `${String(good)}-${seat}`,
  fill_barge: ({ arguments: { good } }) => `supply-${String(good)}`,
};

/** Where on the table lies what an answer is about: the name of a spot of the drawing. */
export function spotOf(question: Question, name: string): string | null {
  const { ask, seat, arguments: args } = question;
  const [verb = '', thing = ''] = name.split(' ');
  const owner = String(args.victim ?? seat);
  switch (verb) {
    case 'row': case 'piece': return `row-${thing}-${owner}`;
    case 'seat': return `seat-${thing}`;
    case 'pay': case 'spare': return `${thing}-${seat}`;
    case 'raise': case 'lower': return `supply-${thing}`;
    case 'resource': return FROM_OWN.includes(ask) ? `${thing}-${seat}` : `supply-${thing}`;
    case 'activate': return `built-${thing}`;
    case 'spot': return `at-${thing}`;
    case 'once': return `at-${String(args.spot)}`;
    case 'number': return thing === '0' ? null : (NUMBERED[ask]?.(question) ?? null);
    default: return null;
  }
}
