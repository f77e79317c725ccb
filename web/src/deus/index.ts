import type { GameLook } from '../lib/look';
import Board from './Board.svelte';
import { spotOf } from './choices';
import Hand from './Hand.svelte';
import { hexTitle } from './describe';
import { effects, step, turns } from './log';
import MapPicker from './MapPicker.svelte';
import Me from './Me.svelte';
import Opponent from './Opponent.svelte';
import Rows from './Rows.svelte';
import { several } from './several';
import State from './State.svelte';
import Tip from './Tip.svelte';
import { travels } from './travels';
import { GOD_OF, KIND_ICON, type DeusView } from './view';
import { label, words } from './words';

const GODS = Object.values(GOD_OF);

export const look: GameLook = {
  Board, Hand, MapPicker, Me, Opponent, Rows, State, Tip, turns, effects, step, travels,
  goods: ['gold', 'wood', 'stone', 'clay', 'wheat', 'vp'],
  quiet: ['answered_itself', 'set_aside'],
  icon(option) {
    const [verb = '', thing = ''] = option.name.split(' ');
    if (verb === 'god' && GODS.includes(thing)) return thing;
    if (['pay', 'resource', 'spare', 'raise', 'lower'].includes(verb)) return thing;
    if (['piece', 'row'].includes(verb)) return KIND_ICON[thing] ?? null;
    return { build: 'build', offer: 'offer', joker: 'card', pass: 'check', activate: 'play', spot: 'play' }[verb] ?? null;
  },
  label: (option, question, view, texts) => label(option, question, view as unknown as DeusView, texts),
  words: (question, view, texts) => words(question, view as unknown as DeusView, texts),
  lights: (option) => option.name.startsWith('spot ') || option.at.some((place) => place.hex || place.card),
  spot: spotOf,
  several: (question, view, texts) => several(question, view as unknown as DeusView, texts),
  sourceIcon: (source) => ({ gained: 'vp', temples: 'temple' })[source] ?? (source.startsWith('most_') ? source.slice(5) : null),
  place: (view, hex, texts) => hexTitle(String((view as unknown as DeusView).hexes[hex]), hex, texts),
  round: (view) => (view as unknown as DeusView).round,
  turnsLeft: (view) => (view as unknown as DeusView).turns_left,
};
