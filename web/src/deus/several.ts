import type { Catalogue } from '../lib/catalogue';
import type { Several } from '../lib/look';
import type { Question } from '../messages';
import { key, neighbour, parse } from '../lib/hexes';
import { KIND_ICON, KINDS, RESOURCES, YIELD, type DeusSeat, type DeusView } from './view';

type Stock = Record<string, number>;
type Answer = Several['answers'][number];

const PIECES = KINDS.filter((kind) => kind !== 'temple');

/** Where the things come from that a question asks for one after the other. */
const STOCKS: Record<string, (own: DeusSeat, view: DeusView, question: Question) => Stock> = {
  piece: (own) => own.supply,
  gift: (own) => own.supply,
  buy_piece: (own) => own.supply,
  start_piece: (own) => without(own.supply, own.chosen),
  resource: (_, view) => view.supply,
  nearby: (_, view, question) => yieldedBeside(view, String(question.arguments.hex)),
  buy: (_, view) => view.supply,
  buy_at_market: (_, view) => view.supply,
  store: (own) => own.goods,
  sell_any: (own) => own.goods,
  sell_at_market: (own) => own.goods,
  swap_values: () => ONE_EACH,
  swap_with: () => ONE_EACH,
};
const ONE_EACH = Object.fromEntries(RESOURCES.map((good) => [good, 1]));
/** Of these only what is offered counts: gold decides, or what was chosen before. */
const AS_OFFERED = ['swap_with', 'buy', 'buy_at_market'];

/** What the supply has of the yields of the land next to a region. */
function yieldedBeside(view: DeusView, hex: string): Stock {
  const yields = [0, 1, 2, 3, 4, 5].map((side) => YIELD[view.hexes[key(neighbour(parse(hex), side))] ?? '']);
  return Object.fromEntries(Object.entries(view.supply).filter(([good]) => yields.includes(good)));
}

const without = (stock: Stock, taken: DeusSeat['chosen']): Stock =>
  typeof taken === 'object' ? Object.fromEntries(Object.entries(stock).map(([kind, n]) => [kind, n - (taken[kind] ?? 0)])) : stock;

/** What this question and those after it ask for together; the engine asks in rising order, people need not know. */
export function several(question: Question, view: DeusView, texts: Catalogue): Several | null {
  const answers = answersOf(question, view, texts);
  if (!answers?.length) return null;
  const end = question.options?.some((option) => option.name === 'pass') ? 'pass' : null;
  const purse = view.seats[question.seat]?.goods.gold ?? 0;
  return { name: question.ask === 'swap_with' ? 'swap_values' : question.ask, answers, left: leftOf(question, view), end, purse, coin: 'gold' };
}

function leftOf({ ask, arguments: args, seat }: Question, view: DeusView): number {
  if (ask === 'offer') return Infinity;
  if (ask === 'swap_values') return 2;
  if (ask === 'start_piece') return Number(view.switches.start_pieces) - sum(view.seats[seat]!.chosen);
  return Number(args.left ?? args.over ?? 1);
}

const sum = (chosen: DeusSeat['chosen']): number => (typeof chosen === 'object' ? Object.values(chosen).reduce((all, n) => all + n, 0) : 0);

function answersOf(question: Question, view: DeusView, texts: Catalogue): Answer[] | null {
  const own = view.seats[question.seat];
  const stock = own && STOCKS[question.ask]?.(own, view, question);
  if (stock) return thingsOf(question, stock, texts);
  if (question.ask === 'offer') return cardsOf(question, own);
  return question.ask === 'victim' ? seatsOf(question, texts) : null;
}

function thingsOf(question: Question, stock: Stock, texts: Catalogue): Answer[] {
  const { kind, good } = question.arguments;
  const [verb, field, things] = kind !== undefined || question.ask === 'start_piece' ? ['piece', 'kind', PIECES] as const : ['resource', 'good', RESOURCES] as const;
  const first = Math.max(0, things.indexOf(String(kind ?? good)));
  const optionOf = (name: string) => question.options?.find((option) => option.name === name);
  return things.slice(first).flatMap((thing) => {
    const name = `${verb} ${thing}`;
    const most = stock[thing] ?? 0;
    if (most < 1 || (AS_OFFERED.includes(question.ask) && !optionOf(name))) return [];
    const icon = verb === 'piece' ? (KIND_ICON[thing] ?? null) : thing;
    return [{ name, most, price: Number(optionOf(name)?.price.gold ?? 0), word: String(texts.word(field, thing)), icon }];
  });
}

/** Cards lie in the hand; there they are chosen and seen. */
function cardsOf(question: Question, own: DeusSeat | undefined): Answer[] {
  const hand = Array.isArray(own?.hand) ? own.hand : [];
  const offered = (question.options ?? []).filter((option) => option.name.startsWith('offer ')).sort((a, b) => a.answer - b.answer);
  return offered.map(({ name }) => ({ name, most: hand.filter((card) => name === `offer ${card}`).length, price: 0, word: '', icon: null }));
}

function seatsOf(question: Question, texts: Catalogue): Answer[] {
  return (question.options ?? []).flatMap(({ name }) => {
    const [verb, seat] = name.split(' ');
    return verb === 'seat' ? [{ name, most: 1, price: 0, word: texts.player(Number(seat)), icon: null }] : [];
  });
}
