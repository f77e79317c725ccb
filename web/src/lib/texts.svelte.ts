import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { Games } from '../messages';
import { get, getText, type Refused } from './api';
import { bundleOf, Catalogue, format } from './catalogue';
import { settings } from './settings.svelte';

const OWN = {
  en: () => import('../texts/en.ftl?raw'),
  de: () => import('../texts/de.ftl?raw'),
};

let own = $state.raw<FluentBundle | null>(null);
let known: Promise<Games> | null = null;
const gameTexts = $state.raw<{ bundles: Record<string, FluentBundle>; sources: Record<string, string> }>({ bundles: {}, sources: {} });
let loaded = $state(0);

/** The pages' own texts in the language set. */
export async function loadTexts(): Promise<void> {
  const language = settings.language;
  own = bundleOf(language, (await OWN[language]()).default);
}

export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  return own ? format(own, key, args) : '';
}

export const hasText = (key: string): boolean => own?.hasMessage(key) ?? false;

/** What went wrong, in the language set; the words of the rules engine are quoted where there are no others. */
export function wordsOf(error: unknown): string {
  if (error instanceof TypeError) return say('problem-offline'); // so says fetch
  const { code, args, message, after } = error as Partial<Refused> & Error;
  const words = say(hasText(`problem-${code}`) ? `problem-${code}` : 'problem-wrong', { ...args, said: message });
  return after ? `${words} ${say('try-after', { minutes: after < 30 ? 0 : Math.ceil(after / 60) })}` : words;
}

/** All games the server offers. */
export function games(): Promise<Games> {
  known ??= get<Games>('/api/games').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

const nameOf = (game: string): string => `${game}-${settings.language}`;

export async function loadGame(game: string): Promise<void> {
  const name = nameOf(game);
  if (gameTexts.bundles[name]) return;
  const address = (await games()).games.find((one) => one.game === game)?.catalogue[settings.language];
  const source = await getText(address ?? `/api/texts/${settings.language}/${game}.ftl`);
  useGameTexts(name, source);
}

function useGameTexts(name: string, source: string): void {
  gameTexts.sources[name] = source;
  gameTexts.bundles[name] = bundleOf(name.slice(-2), source);
  loaded++;
}

/** The texts of a game, for these players; null while they are on their way. */
export function catalogue(game: string, players: string[]): Catalogue | null {
  void loaded;
  const bundle = gameTexts.bundles[nameOf(game)];
  return bundle ? new Catalogue(bundle, players, settings.language) : null;
}

export function catalogueSource(game: string): string {
  void loaded;
  return gameTexts.sources[nameOf(game)] ?? '';
}
