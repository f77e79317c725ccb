import type { Component } from 'svelte';
import type { Event, Option, Question, SwitchInfo, Value, View } from '../messages';
import { Refused } from './api';
import type { Catalogue } from './catalogue';
import type { Told } from './table.svelte';
import type { Travel } from './travel';

/** A turn of the log: whose it is, in which round, and its sentences with framed things. */
export interface Turn {
  seat: number;
  round: number | null;
  /** Where it began: different for all turns, and stays. */
  first: number;
  /** The last entry that belongs to it. */
  last: number;
  sentences: string[];
}

/** One effect of a preview: what came from (a card), and what it changes. */
export interface Effect {
  card: string | null;
  /** What happens, if no card does it. */
  title?: string;
  /** `who` is somebody else who gains by it. */
  changes: { icon: string; amount: number; word: string; who?: string }[];
}

/** A switch whose values are maps, as it is chosen in the form of a new table. */
export interface MapPick {
  info: SwitchInfo;
  players: number;
  value: Value;
  words: (value: Value) => string;
  onpick: (value: Value) => void;
}

/** Questions that are asked one after the other and answered together. */
export interface Several {
  /** Of its texts: `several-…` asks for all of them, `go-several-…` gives them. */
  name: string;
  /** What can be chosen, in the order the questions want it: how many of each there are, what one costs. */
  answers: { name: string; most: number; price: number; word: string; icon: string | null }[];
  /** How many are wanted at the most. */
  left: number;
  /** The answer that ends the questions earlier; null where all have to be chosen. */
  end: string | null;
  /** What all of them may cost, and in which good. */
  purse: number;
  coin: string;
}

/** What only one game knows of drawing; the table around it is the same for all. */
export interface GameLook {
  Board: Component;
  Opponent: Component<{ seat: number }>;
  State: Component;
  Me: Component;
  Rows: Component;
  Hand: Component;
  Tip: Component;
  /** Of a game with maps of several shapes. */
  MapPicker?: Component<MapPick>;
  /** Goods that are drawn as an icon of their name, also inside sentences. */
  goods: string[];
  /** Events that need no look when somebody else moves. */
  quiet: string[];
  /** What events move on the page, from where to where. */
  travels(events: Event[], cards: Record<string, Record<string, unknown>>): Travel[];
  /** The log told shortly, turn by turn, oldest first. */
  turns(log: Told[], texts: Catalogue, from: number): Turn[];
  /** What a preview pays, and its effects in order. */
  effects(events: Event[], seat: number, texts: Catalogue): Effect[];
  /** A short name for a step of the turn, made by this answer. */
  step(events: Event[], texts: Catalogue): string;
  icon(option: Option): string | null;
  /** What a button says for an answer, where the drawing knows better than the words of the game. */
  label(option: Option, question: Question, view: View, texts: Catalogue): string | null;
  /** The question, where the drawing knows more of what it is about. */
  words(question: Question, view: View, texts: Catalogue): string | null;
  /** Whether the drawing shows where this answer is; the others become buttons. */
  lights(option: Option): boolean;
  /** Where on the table lies what an answer is about: the name of a spot of the drawing. */
  spot(question: Question, name: string): string | null;
  /** What a question and those that follow it ask for together, if they do. */
  several(question: Question, view: View, texts: Catalogue): Several | null;
  /** A place in words: `forest 3,-1`. */
  place(view: View, hex: string, texts: Catalogue): string;
  /** A picture for a source of points. */
  sourceIcon(source: string): string | null;
  round(view: View): number | null;
  turnsLeft(view: View): number | null;
}

const LOOKS: Record<string, () => Promise<{ look: GameLook }>> = {
  deus: () => import('../deus/index'),
};

export const isDrawn = (game: string): boolean => game in LOOKS;

export async function loadLook(game: string): Promise<GameLook> {
  const load = LOOKS[game];
  if (!load) throw new Refused(`nothing draws ${game}`, 'undrawn');
  return (await load()).look;
}
