import { getContext, setContext } from 'svelte';
import type { Cards, Event, Option } from '../messages';
import { get } from './api';
import type { Catalogue } from './catalogue';
import { loadLook, type GameLook } from './look';
import { Series } from './series.svelte';
import { TableStore, type Told } from './table.svelte';
import { catalogue, loadGame } from './texts.svelte';

/** What is pointed at: a card or a place, and where on the screen. */
export interface Pointed {
  what: 'card' | 'hex';
  id: string;
  box: DOMRect;
}

/** A table on the screen: the store, the game's drawing, its texts and cards, and what the pointer looks at. */
export class Desk {
  readonly store = new TableStore();
  readonly series = new Series(this.store, (question) => this.look?.several(question) ?? null);
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

  /** A click on an option, in the drawing or in the list. */
  choose(option: Option): void {
    if (!this.series.takes(option)) this.store.choose(option);
    else if (this.series.picked.includes(option)) this.series.drop(option);
    else this.series.add(option);
  }

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
