import type {
  Entry, Event, FromBrowser, FromServer, HintAnswer, LogMessage, Option, Question, SeatInfo, SeatView, TableInfo, TableMessage,
  Undo, UpdateMessage, VersionNote, View,
} from '../messages';
import { newKey, type Refused } from './api';
import { keeping, kept } from './kept';
import { Live, type Line } from './live';
import { nameOfSeat } from './names';
import { isCalm, settings } from './settings.svelte';

/** An entry of the log that still stands, with what it told. */
export type Told = Pick<Entry, 'number' | 'seat' | 'events' | 'kind' | 'change' | 'by_chance'>;

interface Note {
  text?: string;
  rule?: string;
}

const STEP = 650; // milliseconds to look at a move of somebody else
const HURRY = 120; // the same when many wait
const MANY = 6;
const REPEAT = 4_000; // an answer not acknowledged is sent again
const NONE: Option[] = [];

/** Everything the page knows of one table. It is fed by messages and sends messages; it knows no rules. */
export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  private seats = $state.raw<SeatInfo[]>([]); // of the info, which changes with every turn; they seldom do
  views = $state.raw<SeatView[]>([]);
  entries = $state.raw<Entry[]>([]);
  undo = $state.raw<Undo | null>(null);
  versionNote = $state.raw<VersionNote | null>(null);
  /** Whether this is a game that goes on, and whether the server can be heard. */
  live = $state(false);
  lost = $state(false);
  ready = $state(false);
  /** Why this table cannot be seen, if it is for good. */
  refusal = $state.raw<Refused | null>(null);
  thinking = $state<number | null>(null);
  looking = $state<number | null>(null);
  steps = $state(0);
  chosen = $state.raw<Option | null>(null);
  preview = $state.raw<Event[] | null>(null);
  confirming = $state.raw<{ option: Option; events: Event[] } | null>(null);
  hints = $state.raw<HintAnswer[] | null>(null);
  hinting = $state(false);
  sending = $state(false);
  note = $state.raw<Note | null>(null);
  whys = $state.raw<Record<string, string | null>>({});
  fresh = $state.raw<Event[]>([]);
  before = $state.raw<View | null>(null);
  /** Whether this moment of a replay does not follow the one before: then nothing travels. */
  leapt = $state(false);
  /** Events of the game that nobody needs to look at. */
  quiet: string[] = [];

  private number = 0;
  private awaited: number | null = null; // the table that comes next begins after this entry: so it was asked for
  private gap = $state.raw<{ after: number; to: number } | null>(null); // entries that are still to come
  private seen = $state.raw<boolean[]>([]); // who was here since this page is
  private wondered = new Set<string>(); // asked why, about this question
  private stored = 0; // the entry that the newest answer from here became
  private missed = false; // it was not here yet at the last check
  private queue: UpdateMessage[] = [];
  private timer = 0;
  private repeating = 0;
  private unsure = new Map<string, FromBrowser & { key: string }>();
  private asked = new Map<string, string>();
  private line: Line | null = null;
  private count = 0;

  readonly mine = $derived.by(keeping(() => this.seats.filter((seat) => seat.mine && !seat.away).map((seat) => seat.seat)));
  readonly names = $derived.by(keeping(() => this.seats.map(nameOfSeat)));
  /** Whom the device is to be passed to, if anybody. */
  readonly curtain = $derived.by(() => {
    const asked = this.views[0]?.view.question?.seat;
    return this.mine.length > 1 && asked !== undefined && this.mine.includes(asked) && this.looking !== asked ? asked : null;
  });
  /** With several people at this screen: whose hand may be shown now. Behind the curtain nobody's is. */
  readonly eyes = $derived(this.mine.length < 2 ? (this.mine[0] ?? null) : this.curtain === null ? this.looking : null);
  readonly view = $derived(this.viewOf(this.eyes));
  readonly question = $derived<Question | null>(this.view?.question ?? this.views[0]?.view.question ?? null);
  /** The options, only for whom they are meant, and where they can be answered. */
  readonly options = $derived(
    this.question && this.line && this.question.seat === this.eyes && !this.sending ? (this.question.options ?? NONE) : NONE,
  );
  readonly myTurn = $derived(this.question !== null && this.mine.includes(this.question.seat));
  readonly log = $derived(standing(this.gap ? this.entries.slice(newer(this.entries, this.gap.to)) : this.entries));
  /** Whether the log is here from its beginning. */
  readonly whole = $derived(this.gap === null);

  connect(table: string): void {
    this.live = true;
    const since = (): number => (this.awaited = this.known);
    this.line = new Live(table, since, (message) => this.hear(message), (open) => this.opened(open), (why) => (this.refusal = why));
    this.repeating = window.setInterval(() => this.check(), REPEAT);
  }

  use(line: Line): void {
    this.line = line;
  }

  close(): void {
    window.clearTimeout(this.timer);
    window.clearInterval(this.repeating);
    this.line?.close();
  }

  /** Up to this entry nothing is missing. */
  private get known(): number {
    return this.gap?.after ?? this.number;
  }

  private viewOf(seat: number | null): View | null {
    return (this.views.find((one) => one.seat === seat) ?? this.views[0])?.view ?? null;
  }

  private opened(open: boolean): void {
    this.lost = !open;
    if (open) this.repeat();
  }

  /** Now and then: what was stored and still did not come will not come. */
  check(): void {
    this.repeat();
    const missing = this.number < this.stored;
    if (missing && this.missed) this.line?.again();
    this.missed = missing && !this.missed;
  }

  private repeat(): void {
    for (const message of this.unsure.values()) this.line?.send(message);
  }

  // What the server says.

  hear(message: FromServer): void {
    switch (message.is) {
      case 'table': return this.replace(message);
      case 'log': return this.takeOlder(message);
      case 'update': return this.take(message);
      case 'ack': return this.acknowledged(message.key, message.number);
      case 'refused': return this.refused(message.key ?? message.id ?? '', message.code, message.rule ?? undefined);
      case 'confirm': return this.toConfirm(message.key, message.preview);
      case 'preview': return this.previewed(message.id, message.events);
      case 'why': return this.explained(message.id, message.rule);
      case 'hint': return this.hinted(message.id, message.answers);
      case 'thinking': this.thinking = message.seat; return;
      case 'presence': return this.present(message.here, message.needed, message.watching);
      case 'pong':
    }
  }

  private replace(message: TableMessage): void {
    const isOlder = this.live && message.number < this.number;
    if (isOlder && this.awaited === null) return;
    const isWhole = this.awaited !== null && this.awaited > message.number;
    if (isOlder) this.beginAnew();
    if (isOlder && !isWhole) return this.line?.again();
    const isNews = !this.live || this.awaited !== null || message.number > this.number || this.queue.length > 0;
    this.stop();
    this.join(message);
    this.number = message.number;
    this.sit(message.table);
    this.views = kept(this.views, message.views);
    this.undo = message.undo;
    this.versionNote = message.version_note ?? null;
    this.ready = true;
    this.sending = this.isSending();
    this.lookAgain();
    if (!isNews) return; // who is here is another matter than what was chosen
    this.fresh = [];
    this.forget();
    if (isOlder) this.note = { text: 'set-back' };
  }

  /** The server knows less than this page, as where a backup was put back: what it says counts. */
  private beginAnew(): void {
    this.stop();
    this.number = 0;
    this.stored = 0;
    this.unsure.clear();
    this.entries = [];
    this.gap = null;
    this.awaited = 0;
  }

  /** What waits to be shown is not shown one by one any more; it stays in the log. */
  private stop(): void {
    window.clearTimeout(this.timer);
    this.timer = 0;
    this.entries = [...this.entries, ...this.queue.map((update) => update.entry)];
    this.queue = [];
    this.steps = 0;
  }

  /**
   * The entries of a table. They come after the one that was asked for; unasked, after all that was sent, or from the
   * beginning, as one who sits elsewhere now is told it. Of many the newest come at once, the others page by page.
   */
  private join(message: TableMessage): void {
    const isMore = this.live && this.awaited === null && message.since >= this.number;
    const after = isMore ? this.number : (this.awaited ?? 0);
    this.awaited = null;
    // The pages of before will not come any more.
    const lost = isMore && this.gap !== null;
    const here = isMore ? this.entries : after ? this.entries.slice(0, newer(this.entries, after)) : [];
    this.entries = [...here, ...message.log];
    if (lost) this.line?.again();
    else this.gap = message.since > after ? { after, to: message.since } : null;
  }

  /** A page of older entries. */
  private takeOlder(message: LogMessage): void {
    const gap = this.gap;
    if (!gap) return;
    const at = newer(this.entries, gap.to);
    const end = newer(this.entries, gap.after);
    this.entries = [...this.entries.slice(0, end), ...message.log, ...this.entries.slice(at)];
    this.gap = message.since > gap.after ? { after: gap.after, to: message.since } : null;
  }

  private sit(info: TableInfo): void {
    this.info = kept(this.info, info);
    this.seats = this.info.seats;
    this.seen = kept(this.seen, this.seats.map((seat) => seat.here || (this.seen[seat.seat] ?? false)));
  }

  /** Whether the person of this seat was here a moment ago: nobody votes yet. */
  justLeft(seat: SeatInfo): boolean {
    const others = this.seats.some((one) => one.kind === 'person' && !one.away && one.person !== seat.person);
    return !seat.here && !seat.away && !seat.level && seat.needed === 0 && others && (this.seen[seat.seat] ?? false);
  }

  private take(message: UpdateMessage): void {
    if (message.number <= this.number) return;
    // Something was lost or overtaken on the way.
    if (message.number > this.number + 1) return this.line?.again();
    this.number = message.number;
    this.queue.push(message);
    this.steps = this.queue.length;
    const own = message.entry.seat !== null && this.mine.includes(message.entry.seat);
    if (own || document.hidden || isCalm()) this.skip();
    else this.pump();
  }

  private pump(): void {
    if (this.timer) return;
    const next = this.queue.shift();
    this.steps = this.queue.length;
    if (!next) return;
    this.apply(next);
    const seen = next.entry.events.some((event) => !this.quiet.includes(event.event));
    const pause = !seen ? 0 : this.queue.length > MANY ? HURRY : STEP;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.pump();
    }, pause);
  }

  /** Show all that has happened at once. */
  skip(): void {
    window.clearTimeout(this.timer);
    this.timer = 0;
    const waiting = this.queue;
    this.queue = [];
    for (const message of waiting) this.apply(message);
    this.steps = 0;
  }

  private apply(message: UpdateMessage): void {
    this.before = this.view;
    this.entries = [...this.entries, message.entry];
    if (message.table) this.sit(message.table);
    if (message.views.length) this.views = kept(this.views, message.views);
    this.undo = message.undo;
    this.thinking = null;
    this.sending = this.isSending();
    this.fresh = message.entry.kind === 'undo' ? [] : message.entry.events;
    this.forget();
    this.lookAgain();
  }

  /** What was chosen belongs to the question before. */
  private forget(): void {
    this.chosen = null;
    this.preview = null;
    this.confirming = null;
    this.hints = null;
    this.hinting = false;
    this.whys = {};
    this.wondered.clear();
    if (!this.unsure.size) this.note = null;
  }

  private lookAgain(): void {
    if (this.looking !== null && !this.mine.includes(this.looking)) this.looking = null;
  }

  /** The person of this seat took the device. */
  look(seat: number): void {
    this.looking = seat;
    this.forget();
  }

  private acknowledged(key: string, number: number): void {
    this.unsure.delete(key);
    this.stored = number;
    this.sending = this.isSending();
  }

  /** Until what was sent is stored and what came of it is here, nothing else can be answered. */
  private isSending(): boolean {
    return this.unsure.size > 0 || this.number < this.stored;
  }

  private refused(key: string, code: string, rule?: string): void {
    // What could not be stored is sent again as soon as the line, which ends now, is open again.
    if (code !== 'store') this.unsure.delete(key);
    this.asked.delete(key);
    this.sending = this.isSending();
    this.hinting = false;
    this.note = { text: `refused-${code}`, rule };
  }

  private toConfirm(key: string, events: Event[]): void {
    const message = this.unsure.get(key);
    this.unsure.delete(key);
    this.sending = this.isSending();
    if (message?.do !== 'answer') return;
    const option = this.question?.options?.find((one) => one.answer === message.answer);
    if (!option) return;
    this.chosen = option;
    this.preview = events;
    this.confirming = { option, events };
  }

  private previewed(id: string, events: Event[]): void {
    if (this.asked.get(id) === String(this.chosen?.answer)) this.preview = events;
    this.asked.delete(id);
  }

  private explained(id: string, rule: string | null): void {
    const name = this.asked.get(id);
    this.asked.delete(id);
    if (name === undefined) return;
    this.whys = { ...this.whys, [name]: rule };
    if (id.startsWith('click') && rule) this.note = { rule };
  }

  private hinted(id: string, answers: HintAnswer[]): void {
    if (!this.asked.delete(id)) return;
    this.hinting = false;
    this.hints = answers;
    const best = this.question?.options?.find((option) => option.answer === answers[0]?.answer);
    if (best) this.choose(best);
  }

  private present(here: boolean[], needed: number[], watching: number): void {
    if (!this.info) return;
    const seats = this.info.seats.map((seat, i) => ({ ...seat, here: here[i] ?? seat.here, needed: needed[i] ?? seat.needed }));
    this.sit({ ...this.info, seats, watching });
  }

  // What the person does.

  choose(option: Option | null): void {
    if (option && this.chosen?.answer === option.answer) return;
    this.chosen = option;
    this.preview = null;
    this.confirming = null;
    this.note = null;
    if (!option) return;
    this.ask({ do: 'preview', id: this.id('preview', String(option.answer)), answer: option.answer });
  }

  /** A click on an option: chosen first, taken by the second click; at once where moves need no confirming. */
  pick(option: Option): void {
    if (!settings.confirmMoves || this.chosen?.answer === option.answer) this.give(option);
    else this.choose(option);
  }

  give(option: Option): void {
    this.answer(option, !settings.confirmTurn || this.confirming?.option.answer === option.answer);
  }

  /** The main button. */
  confirm(): void {
    if (this.chosen) this.give(this.chosen);
  }

  private answer(option: Option, confirmed: boolean): void {
    const seat = this.question?.seat;
    if (seat === undefined || this.sending) return;
    this.chosen = option;
    this.sure({ do: 'answer', key: newKey(), at: this.number, seat, answer: option.answer, confirmed });
  }

  takeBack(): void {
    const undo = this.undo;
    if (undo && undo.back > 0 && !this.sending) this.sure({ do: 'undo', key: newKey(), at: this.number, seat: undo.seat });
    else if (!this.sending) this.note = { text: 'refused-barrier' };
  }

  giveAgain(): void {
    const undo = this.undo;
    if (undo && undo.forth > 0 && !this.sending) this.sure({ do: 'redo', key: newKey(), at: this.number, seat: undo.seat });
  }

  /** Esc: first what is said, then as Back. */
  escape(): void {
    if (this.note) this.note = null;
    else this.back();
  }

  /** The button Back: first the choice, then the answer before. */
  back(): void {
    if (this.chosen) this.choose(null);
    else if (this.undo && this.undo.back > 0) this.takeBack();
  }

  askHint(): void {
    if (!this.options.length || this.hinting) return;
    this.hinting = true;
    this.ask({ do: 'hint', id: this.id('hint', '') });
  }

  /** Why this answer, by its name, is not offered; a click is answered aloud. */
  askWhy(name: string, clicked: boolean): void {
    if (!clicked && (name in this.whys || this.wondered.has(name))) return;
    this.wondered.add(name);
    this.ask({ do: 'why', id: this.id(clicked ? 'click' : 'why', name), name });
  }

  private sure(message: FromBrowser & { key: string }): void {
    this.unsure.set(message.key, message);
    this.sending = true;
    this.line?.send(message);
  }

  private ask(message: FromBrowser): void {
    this.line?.send(message);
  }

  private id(what: string, about: string): string {
    const id = `${what}-${++this.count}`;
    this.asked.set(id, about);
    return id;
  }
}

/** Where in these entries the first one after this number stands. */
function newer(entries: Entry[], number: number): number {
  const at = entries.findIndex((entry) => entry.number > number);
  return at < 0 ? entries.length : at;
}

/** The entries that were not taken back. What took back something that is not here yet says nothing. */
export function standing(entries: Entry[]): Told[] {
  const found: Told[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'undo') {
      found.push(entry);
      continue;
    }
    for (let i = found.length - 1; i >= 0; i--)
      if (found[i]!.kind === 'answer' || found[i]!.kind === 'redo') {
        found.splice(i, 1);
        break;
      }
  }
  return found;
}
