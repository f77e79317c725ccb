import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** A part of a sentence: plain words, or a word for a thing that can be shown (a card, a place, a good, a seat). */
interface Segment {
  text: string;
  field?: string;
  value?: string;
}

type Arguments = Record<string, unknown>;

// A thing inside a sentence is framed by these; they come from the private use area, so no text has them.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

const ENTRY: Record<string, string> = { reward: 'good', piece: 'kind', row: 'kind', temple: 'card' };
const SEATS = ['seat', 'victim', 'rival'];
const HEX = /^-?\d+,-?\d+$/;
const SHOWN = ['card', 'good', 'hex', 'seat', 'god'];

export function bundleOf(language: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

export function format(bundle: FluentBundle, key: string, args: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) {
    console.error(`text ${key} is missing`);
    return key;
  }
  return bundle.formatPattern(message.value, args, []);
}

export function framed(field: string, value: string, text: string): string {
  return OPEN + field + MIDDLE + value + MIDDLE + text + CLOSE;
}

/** A sentence with framed things, taken apart. */
export function segments(sentence: string): Segment[] {
  const found: Segment[] = [];
  for (const part of sentence.split(OPEN)) {
    const end = part.indexOf(CLOSE);
    if (end < 0) {
      if (part) found.push({ text: part });
      continue;
    }
    const [field = '', value = '', text = ''] = part.slice(0, end).split(MIDDLE);
    found.push({ text, field, value });
    if (end + 1 < part.length) found.push({ text: part.slice(end + 1) });
  }
  return found;
}

export const plain = (sentence: string): string => segments(sentence).map((part) => part.text).join('');

/**
 * The texts of a game in one language, as the engine's own catalogue says them: an argument is said by the word of
 * its field, forms of that word are arguments too. With `rich` the things in a sentence are framed.
 */
export class Catalogue {
  constructor(
    readonly bundle: FluentBundle,
    readonly players: string[],
    readonly language: string,
  ) {}

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  text(key: string, args: Arguments = {}): string {
    return format(this.bundle, key, args as Record<string, FluentVariable>);
  }

  player(seat: number): string {
    return this.players[seat] ?? this.text('player', { number: seat + 1 });
  }

  /** A value in this language: a card by its name, a seat by its player's. */
  word(field: string, value: unknown, rich = false): unknown {
    if (SEATS.includes(field) && typeof value === 'number') return this.shown('seat', String(value), this.player(value), rich);
    if (Array.isArray(value)) return value.map((part) => String(this.word(field, part, rich))).join(', ');
    if (field === 'answer') return this.answer(String(value));
    if (typeof value !== 'string') return value;
    if (HEX.test(value)) return this.shown('hex', value, value, rich);
    const entry = ENTRY[field] ?? field;
    return this.shown(entry, value, this.text(`${entry}-${value}`), rich);
  }

  private shown(field: string, value: string, text: string, rich: boolean): string {
    return rich && SHOWN.includes(field) ? framed(field, value, text) : text;
  }

  private forms(field: string, value: unknown): Arguments {
    const message = typeof value === 'string' ? this.bundle.getMessage(`${ENTRY[field] ?? field}-${value}`) : undefined;
    const found: Arguments = {};
    for (const [form, pattern] of Object.entries(message?.attributes ?? {}))
      found[`${field}-${form}`] = this.bundle.formatPattern(pattern, {}, []);
    return found;
  }

  words(args: Arguments, rich = false): Arguments {
    const found: Arguments = {};
    for (const [field, value] of Object.entries(args)) {
      found[field] = this.word(field, value, rich);
      Object.assign(found, this.forms(field, value));
    }
    return found;
  }

  /** A sentence for an event, as a seat is told it. */
  event(told: { event: string; hidden?: boolean } & Arguments, rich = false): string {
    const { event, hidden, ...args } = told;
    return this.text(`event-${event}${hidden ? '-hidden' : ''}`, this.words(args, rich));
  }

  ask(question: { seat: number; ask: string; arguments: Arguments }): string {
    return this.text(`ask-${question.ask}`, this.words({ seat: question.seat, ...question.arguments }));
  }

  option(option: { text: { key: string; arguments: Arguments } }): string {
    return this.text(option.text.key, this.words(option.text.arguments));
  }

  /** An answer by its name: `build forum` reads like the option. */
  answer(name: string): string {
    const space = name.indexOf(' ');
    const verb = space < 0 ? name : name.slice(0, space);
    const word = space < 0 ? '' : name.slice(space + 1);
    const thing = /^\d+$/.test(word) ? Number(word) : word;
    const fields = ['card', 'hex', 'good', 'piece', 'row', 'god', 'seat', 'number', 'moment', 'spot'];
    const args: Arguments = {};
    for (const field of fields) {
      const known = HEX.test(word) || typeof thing === 'number' || this.has(`${ENTRY[field] ?? field}-${word}`);
      if (word && known) Object.assign(args, this.words({ [field]: thing }));
    }
    return this.text(`answer-${verb}`, args);
  }

  rule(rule: string): string {
    return this.text(`rule-${rule.replaceAll('.', '-')}`);
  }

  why(rule: string): string {
    const key = `why-${rule.replaceAll('.', '-')}`;
    return this.has(key) ? this.text(key) : this.rule(rule);
  }
}
