import type { Event } from '../messages';
import { PIECE_OF } from '../art/pieces';
import type { Travel } from '../lib/travel';
import { KIND_ICON } from './view';

const icon = (name: string): string => `<svg class="i"><use href="#i-${name}"/></svg>`;
const cardArt = (kind: string): string => `<span class="t-card ${kind}">${kind ? icon(KIND_ICON[kind] ?? 'card') : ''}</span>`;
const pieceArt = (kind: string, seat: number): string =>
  `<svg class="t-piece s${kind === 'temple' ? 4 : seat}" viewBox="-26 -40 52 52"><use href="#p-${PIECE_OF[kind] ?? 'civil'}"/></svg>`;

function goodArt(event: Event): string {
  const amount = Number(event.amount ?? 1);
  return `<span class="t-good">${icon(goodOf(event))}${amount > 1 ? amount : ''}</span>`;
}

const goodOf = (event: Event): string => String(event.good ?? 'vp');
const hex = (name: unknown): string[] => [`hex ${String(name)}`];
const spots = (what: string, seat: unknown): string[] => [`${what}-${String(seat)}`, `seat-${String(seat)}`];

/** What is needed beside the event: the kinds of cards, and where the effect comes from that brings something. */
interface Around {
  kindOf(card: unknown): string;
  source: string[];
}

type Move = (event: Event, around: Around) => [from: string[], to: string[], art: string];

const fromHand = (event: Event): string[] => [`card-${String(event.card)}`, ...spots('hand', event.seat)];
const own = (event: Event): string[] => spots(goodOf(event), event.seat);
const victims = (event: Event): string[] => spots(goodOf(event), event.victim);
const supply = (event: Event): string[] => [`supply-${goodOf(event)}`, 'map'];

const MOVES: Record<string, Move> = {
  gained: (event, { source }) => [[...source, ...supply(event)], own(event), goodArt(event)],
  paid: (event) => [own(event), supply(event), goodArt(event)],
  put_back: (event) => [own(event), supply(event), goodArt(event)],
  paid_to: (event) => [own(event), victims(event), goodArt(event)],
  stole: (event) => [victims(event), own(event), goodArt(event)],
  robbed: (event) => [victims(event), own(event), goodArt(event)],
  besieged: (event) => [hex(event.hex), own(event), goodArt(event)],
  drew: (event) => [['deck', 'map'], spots('hand', event.seat), cardArt('')],
  offered: (event, { kindOf }) => [spots('hand', event.seat), ['discard', 'map'], cardArt(kindOf(event.card))],
  laid: (event, { kindOf }) => [fromHand(event), spots(`row-${kindOf(event.card)}`, event.seat), cardArt(kindOf(event.card))],
  laid_elsewhere: (event, { kindOf }) => [fromHand(event), spots(`row-${String(event.row)}`, event.seat), cardArt(kindOf(event.card))],
  placed: (event) => [spots(`row-${String(event.kind)}`, event.seat), hex(event.hex), pieceArt(String(event.kind), event.seat)],
  moved: (event) => [hex(event.from), hex(event.hex), pieceArt('military', event.seat)],
  took_piece: (event, { source }) => [[...source, `seat-${event.seat}`], spots(`row-${String(event.kind)}`, event.seat), pieceArt(String(event.kind), event.seat)],
};

/** What the events move, from where to where, effect after effect. */
export function travels(events: Event[], cards: Record<string, Record<string, unknown>>): Travel[] {
  const around: Around = { kindOf: (card) => String(cards[String(card)]?.kind ?? ''), source: [] };
  const found: Travel[] = [];
  let step = 0;
  for (const event of summed(events)) {
    if (event.event === 'activated') around.source = [`built-${String(event.card)}-${event.seat}`, `row-${around.kindOf(event.card)}-${event.seat}`];
    if (event.event === 'attacked') around.source = hex(event.hex);
    if (['activated', 'attacked'].includes(event.event)) step++;
    const move = MOVES[event.event];
    if (!move) continue;
    const [from, to, art] = move(event, around);
    found.push({ from, to, art, step });
  }
  return found;
}

/** Alike goods of one effect travel together. */
function summed(events: Event[]): Event[] {
  const found: Event[] = [];
  let effect = 0;
  for (const event of events) {
    if (event.event === 'activated') effect = found.length;
    const alike = (one: Event): boolean => ['event', 'seat', 'good', 'victim'].every((field) => one[field] === event[field]);
    const same = event.good === undefined ? undefined : found.slice(effect).find(alike);
    if (same) same.amount = Number(same.amount) + Number(event.amount);
    else found.push({ ...event });
  }
  return found;
}
