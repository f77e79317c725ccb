import type { Option } from '../messages';
import type { Desk } from '../lib/desk.svelte';

export interface Choice {
  option: Option;
  label: string;
}

const MOST = 21;
const LINE = 34; // letters of labels that fit beside the question

/** Answers that light up nothing are buttons, and so are the other answers with the chosen card. */
export function choicesOf(desk: Desk): Choice[] {
  const { options, chosen } = desk.store;
  const loose = options.filter((option) => !desk.look?.lights(option));
  const card = chosen?.at.find((place) => place.card)?.card;
  const same = card ? options.filter((option) => option.at.some((place) => place.card === card)) : [];
  return [
    ...(same.length > 1 ? same : []).map((option) => ({ option, label: withoutCard(option, desk) })),
    ...loose.map((option) => ({ option, label: desk.texts.option(option) })),
  ].slice(0, MOST);
}

/** `Build: Forum` beside the chosen Forum is just `Build`. */
function withoutCard(option: Option, desk: Desk): string {
  const name = desk.texts.text(`card-${option.name.split(' ')[1]}`);
  return desk.texts.option(option).replace(name, '').replace(/[\s:]+$/, '');
}

/** Whether they need a line of their own. */
export const isWide = (choices: Choice[]): boolean =>
  choices.reduce((sum, choice) => sum + choice.label.length + 4, 0) > LINE;
