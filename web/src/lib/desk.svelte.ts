import { getContext, setContext } from 'svelte';
import type { Cards, Event, Option, Question } from '../messages';
import { get } from './api';
import type { Catalogue } from './catalogue';
import { loadLook, type GameLook, type Turn } from './look';
import { Series } from './series.svelte';
import { TableStore, type Told } from './table.svelte';
import { catalogue, loadGame, say } from './texts.svelte';

/** What is pointed at: a card or a place, and where on the screen. */
export interface Pointed {
  what: 'card' | 'hex';
  id: string;
  box: DOMRect;
}

/** A thing on the table that answers a click. */
export interface Lit {
  chosen: boolean;
  /** How many of it are chosen, where several can be. */
  count: number;
  label: string | undefined;
  click(): void;
}

/** So many turns of the log are told at first. */
export const TURNS = 24;

/** A table on the screen: the store, the game's drawing, its texts and cards, and what the pointer looks at. */
export class Desk {
  readonly store = new TableStore();
  readonly series = new Series(this.store, () => {
    const { question, view } = this.store;
    return question && view && this.ready ? this.look!.several(question, view, this.texts) : null;
  });
  look = $state.raw<GameLook | null>(null);
  cards = $state.raw<Record<string, Record<string, unknown>>>({});
  pointed = $state.raw<Pointed | null>(null);
  /** A place to show on the map, from a link of the log. */
  flash = $state<string | null>(null);
  /** In a replay: shows the moment after so many answers. */
  jump: ((answers: number) => void) | null = null;
  game = $state('');
  private found = $derived(this.game ? catalogue(this.game, this.store.names) : null);

  get texts(): Catalogue {
    return this.found!;
  }

  get ready(): boolean {
    return this.look !== null && this.found !== null;
  }

  /** The log as the person in front of the screen may read it: others at the same screen keep their secrets. */
  readonly log = $derived.by((): Told[] => {
    const { log, mine, eyes } = this.store;
    if (mine.length < 2) return log;
    const secret = (event: Event): boolean => event.seat !== eyes && mine.includes(event.seat) && this.texts.has(`event-${event.event}-hidden`);
    return log.map((told) => ({ ...told, events: told.events.map((event) => (secret(event) ? { ...event, hidden: true } : event)) }));
  });

  /** The end of the log, turn by turn, the newest first. */
  readonly turns = $derived(this.told(TURNS));

  told(most: number): Turn[] {
    const { log } = this;
    const begun: number[] = [];
    for (let i = log.length - 1; i >= 0 && begun.length <= most; i--)
      if (log[i]!.events.some((event) => event.event === 'turn')) begun.push(i);
    const start = begun.length > most ? begun[most - 1]! : 0;
    const turns = this.look?.turns(log.slice(start), this.texts, 0) ?? [];
    // Of the turn before only the end is there.
    const whole = start === 0 && this.store.whole;
    return turns.filter((turn) => turn.sentences.length && (whole || turn.first > 0)).reverse();
  }

  async load(game: string): Promise<void> {
    this.game = game;
    const [look, , cards] = await Promise.all([loadLook(game), loadGame(game), get<Cards>(`/api/cards/${game}`)]);
    this.use(look, cards);
  }

  use(look: GameLook, cards: Cards): void {
    this.cards = Object.fromEntries(cards.cards.map((card) => [String(card.id), card]));
    this.look = look;
    this.store.quiet = look.quiet;
  }

  /** The open question in words; one that is answered together with those after it asks for all of them. */
  askWords(question: Question): string {
    const { open } = this.series;
    const known = this.store.view && this.look?.words(question, this.store.view, this.texts);
    if (known) return known;
    return open ? say(`several-${open.name}`, this.texts.words(question.arguments) as Record<string, string | number>) : this.texts.ask(question);
  }

  /** An option in words. */
  optionWords(option: Option): string {
    const { question, view } = this.store;
    return (question && view && this.look?.label(option, question, view, this.texts)) || this.texts.option(option);
  }

  /** A click on an option, in the drawing or in the list. */
  choose(option: Option): void {
    if (this.series.takes(option.name)) this.series.click(option.name);
    else this.store.choose(option);
  }

  /** What lights up at one of these spots, if anything does; of several answers there each click shows the next one. */
  litAt(...spots: string[]): Lit | null {
    const names = spots.flatMap((spot) => this.spots.get(spot) ?? []);
    const { store, series } = this;
    const [first] = names;
    if (first === undefined) return null;
    const several = series.takes(first);
    const at = names.indexOf(store.chosen?.name ?? '');
    const next = store.options.find((option) => option.name === names[(at + 1) % names.length]);
    const click = (): void => {
      if (several) series.click(first);
      else if (next && names.length > 1) store.choose(next);
      else if (next) store.pick(next);
    };
    const label = names.length > 1 ? undefined : next ? this.optionWords(next) : this.texts.answer(first);
    return { chosen: several ? series.count(first) > 0 : at >= 0, count: several ? series.count(first) : 0, label, click };
  }

  /** All that can be answered now, alone or with others, by the spot of the drawing where it lies. */
  private readonly spots = $derived.by(() => {
    const found = new Map<string, string[]>();
    const { options } = this.store;
    const later = this.series.open?.answers ?? [];
    for (const name of new Set([...options, ...later].map((one) => one.name))) {
      const spot = this.look?.spot(this.store.question!, name);
      if (spot) found.set(spot, [...(found.get(spot) ?? []), name]);
    }
    return found;
  });

  /** The main button. */
  confirm(): void {
    if (this.series.picked.length) this.series.give();
    else this.store.confirm();
  }

  /** The button Back and Esc: what was chosen goes first. */
  back(escape = false): void {
    if (this.series.picked.length) this.series.clear();
    else if (escape) this.store.escape();
    else this.store.back();
  }

  private flashing = 0;

  showPlace(hex: string): void {
    this.flash = hex;
    window.clearTimeout(this.flashing);
    this.flashing = window.setTimeout(() => (this.flash = null), 2400);
  }
}

const DESK = Symbol('desk');

export const setDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const getDesk = (): Desk => getContext<Desk>(DESK);
