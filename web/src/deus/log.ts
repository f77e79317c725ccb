import type { Event } from '../messages';
import { framed, type Catalogue } from '../lib/catalogue';
import type { Effect, Turn } from '../lib/look';
import type { Told } from '../lib/table.svelte';
import { say } from '../lib/texts.svelte';

// What the log leaves out: it shows in what follows.
// What no card before it brings.
const APART = ['activated', 'used_once', 'last_round'];
const SILENT = ['answered_itself', 'set_aside', 'turn'];

/** The log in turns, each told shortly; entries up to number `from` are left out. */
export function turns(log: Told[], texts: Catalogue, from: number): Turn[] {
  const found: Turn[] = [];
  let events: Event[] = [];
  let turn: Turn = { seat: -1, round: null, first: 0, last: 0, sentences: [] };
  let byChance = false; // said once in a turn
  const close = (): void => {
    const told = toldBefore(turn, events, texts);
    if (told.sentences.length || told.seat >= 0) found.push(told);
    events = [];
  };
  for (const told of log) {
    if (told.number <= from) continue;
    const aside = told.change ? changed(told, texts) : told.by_chance && !byChance ? drawn(told, texts) : null;
    byChance ||= told.by_chance ?? false;
    if (aside !== null) {
      // Who comes and goes, and what no player of the game did, stands between the turns.
      close();
      const { seat, round } = turn;
      found.push({ seat: -1, round, first: told.number * 100, last: told.number, sentences: [aside] });
      turn = { seat, round, first: told.number * 100 + 0.5, last: told.number, sentences: [] };
    }
    for (const [i, event] of told.events.entries()) {
      if (event.event === 'turn') {
        close();
        byChance = false;
        turn = { seat: event.seat, round: event.round as number, first: told.number * 100 + i, last: told.number, sentences: [] };
      } else {
        events.push(event);
        turn.last = told.number;
      }
    }
  }
  close();
  return found;
}

function changed(told: Told, texts: Catalogue): string {
  const player = framed('seat', String(told.seat ?? -1), told.change?.name ?? texts.player(told.seat ?? 0));
  return say(`seat-${told.change!.what}`, { player });
}

const drawn = (told: Told, texts: Catalogue): string =>
  say('by-chance', { player: framed('seat', String(told.seat), texts.player(told.seat ?? 0)) });

const remembered = new WeakMap<Event, { turn: Turn; events: Event[]; texts: Catalogue }>();

/** A turn with its sentences; with every update it is the same but for the newest one. */
function toldBefore(turn: Turn, events: Event[], texts: Catalogue): Turn {
  const [first] = events;
  if (!first) return turn;
  const known = remembered.get(first);
  const same = known && known.turn.seat === turn.seat && known.turn.first === turn.first && known.texts === texts && known.events.length === events.length && known.events.every((one, i) => one === events[i]);
  if (same) return known.turn;
  const told = { ...turn, sentences: sentences(events, turn.seat, texts) };
  remembered.set(first, { turn: told, events, texts });
  return told;
}

/** Alike events in a row make one sentence; the cards dealt at the start go unsaid. */
export function sentences(events: Event[], mover: number, texts: Catalogue): string[] {
  const kept = events.filter((event) => !SILENT.includes(event.event));
  if (mover < 0) while (kept[0]?.event === 'drew') kept.shift();
  const found: string[] = [];
  for (let i = 0; i < kept.length; ) {
    let j = i + 1;
    if (kept[i]!.event === 'activated' && found.length) while (j < kept.length && group(kept[j]!) === 'goods' && kept[j]!.seat === kept[i]!.seat) j++;
    else while (j < kept.length && alike(kept[i]!, kept[j]!)) j++;
    // What a card brings follows its name; the first sentence of a turn names the player, the others go without.
    const follows = kept[j] && kept[j]!.seat === kept[i]!.seat && !APART.includes(kept[j]!.event);
    if (kept[i]!.event === 'activated' && j === i + 1 && found.length && follows) found.push(`${String(texts.word('card', kept[i]!.card, true))}:`);
    else found.push(...together(kept.slice(i, j), found.length ? mover : -1, texts).map(unquoted));
    i = j;
  }
  return found;
}

const group = (event: Event): string => (['paid', 'gained'].includes(event.event) ? 'goods' : event.event);

const alike = (a: Event, b: Event): boolean =>
  a.seat === b.seat && group(a) === group(b) && a.hidden === b.hidden && ['goods', 'drew'].includes(group(a));

function together(events: Event[], mover: number, texts: Catalogue): string[] {
  const [first] = events;
  if (!first) return [];
  const player = first.seat === mover ? '' : framed('seat', String(first.seat), texts.player(first.seat));
  if (first.event === 'activated' && events.length > 1)
    return [`${String(texts.word('card', first.card, true))}: ${changesOf(events.slice(1), texts)}.`];
  if (group(first) === 'goods')
    return ['paid', 'gained'].flatMap((kind) => {
      const goods = goodsOf(events.filter((event) => event.event === kind), texts);
      return goods ? [opened(say(`log-${kind}`, { player, goods }))] : [];
    });
  if (first.event === 'drew' && first.hidden) return [opened(say('log-drew', { player, count: events.length }))];
  if (first.event === 'drew')
    return [opened(unnamed(texts.event({ ...first, card: events.map((event) => event.card) }, true), first.seat, mover))];
  return events.map((event) => opened(unnamed(texts.event(event, true), event.seat, mover)));
}

/** Cards are set in bold; they need no quotation marks. */
const unquoted = (sentence: string): string => sentence.replace(/[„“”"](?=\uE000card)/g, '').replace(/(?<=\uE002)[“”"]/g, '');

/** In the paragraph of a player's turn the sentences go without the name. */
function unnamed(sentence: string, seat: number, mover: number): string {
  if (seat !== mover || seat < 0 || !sentence.startsWith('\uE000seat')) return sentence;
  return sentence.slice(sentence.indexOf('\uE002') + 1);
}

function opened(sentence: string): string {
  const text = sentence.trimStart();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Goods in sum, as icons. */
function goodsOf(events: Event[], texts: Catalogue): string {
  const sums = new Map<string, number>();
  for (const { good, amount } of events) sums.set(String(good), (sums.get(String(good)) ?? 0) + Number(amount));
  return [...sums].map(([good, amount]) => `${amount}\u00a0${String(texts.word('good', good, true))}`).join(', ');
}

/** What was paid and gained, with signs. */
function changesOf(events: Event[], texts: Catalogue): string {
  const signed = (kind: string, sign: string): string[] => {
    const goods = goodsOf(events.filter((event) => event.event === kind), texts);
    return goods ? goods.split(', ').map((good) => sign + good) : [];
  };
  return [...signed('paid', '−'), ...signed('gained', '+')].join(' ');
}

const CARDS = ['drew', 'took_top', 'took_discard'];

/** What a preview brings to a seat, card after card. */
export function effects(events: Event[], seat: number, texts: Catalogue): Effect[] {
  const found: Effect[] = [{ card: null, changes: [] }];
  const add = (icon: string, amount: number, word: string): void => {
    const { changes } = found[found.length - 1]!;
    const same = changes.find((change) => !change.who && change.icon === icon && Math.sign(change.amount) === Math.sign(amount));
    if (same) same.amount += amount;
    else changes.push({ icon, amount, word });
  };
  for (const event of events) {
    const amount = Number(event.amount ?? 1);
    const good = String(event.good ?? 'vp');
    const goodWord = (): string => String(texts.word('good', good));
    if (event.event === 'activated') found.push({ card: String(event.card), changes: [] });
    else if (event.event === 'attacked') found.push({ card: null, title: say('attack-on', { hex: String(event.hex) }), changes: [] });
    else if (event.seat !== seat) {
      // Of what others gain only their share of a village matters.
      if (event.event === 'gained' && found[found.length - 1]!.title !== undefined) found[found.length - 1]!.changes.push({ icon: good, amount, word: goodWord(), who: texts.player(event.seat) });
    }
    else if (['gained', 'stole', 'robbed'].includes(event.event)) add(good, amount, goodWord());
    else if (['paid', 'paid_to', 'put_back'].includes(event.event)) add(good, -amount, goodWord());
    else if (event.event === 'took_piece') add(ICON[String(event.kind)] ?? 'piece', amount, String(texts.word('kind', event.kind)));
    else if (CARDS.includes(event.event)) add('cards', 1, say('cards-word'));
  }
  return found.filter((effect) => effect.card || effect.title !== undefined || effect.changes.length);
}

const ICON: Record<string, string> = { maritime: 'ship', military: 'army', production: 'production', science: 'science', civil: 'civil', temple: 'temple' };

/** A short name for what an answer did: the card, the place, the god; none if nothing happened before the next card's effect. */
export function step(all: Event[], texts: Catalogue): string {
  const end = all.findIndex((event) => event.event === 'activated');
  const events = end < 0 ? all : all.slice(0, end);
  const has = (kind: string): boolean => events.some((one) => one.event === kind);
  if (has('paid') && has('gained') && !has('laid') && !has('placed')) return say('step-traded');
  for (const [kind, field] of STEPS) {
    const event = events.find((one) => one.event === kind);
    if (event) return field ? String(texts.word(field, event[field])) : say(`step-${kind}`);
  }
  return '';
}

const STEPS: [string, string | null][] = [
  ['placed', 'hex'],
  ['moved', 'hex'],
  ['laid', 'card'],
  ['laid_elsewhere', 'card'],
  ['set_aside', 'card'],
  ['invoked', 'god'],
  ['offered', null],
  ['besieged', 'hex'],
  ['used_once', 'card'],
  ['sailed', 'hex'],
  ['placed_marker', 'hex'],
  ['shifted_marker', 'hex'],
  ['laid_down', 'hex'],
  ['laid_coin', 'card'],
  ['marked_area', 'kind'],
  ['marked_row', 'row'],
  ['returned_pieces', 'kind'],
  ['put_back', 'good'],
  ['valued', 'good'],
  ['stole', 'victim'],
  ['robbed', 'victim'],
  ['paid', null],
  ['gained', 'good'],
  ['took_piece', 'kind'],
  ['took_top', 'card'],
  ['drew', null],
];
