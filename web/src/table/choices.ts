import type { Option } from '../messages';
import type { Desk } from '../lib/desk.svelte';

/** An answer as a button; among several that are given together an answer may have no option yet. */
export interface Choice {
  name: string;
  option: Option | null;
  label: string;
  icon: string | null;
  /** How many of it can be chosen; 0 where it is chosen alone. */
  most: number;
}

const MOST = 21;

/** Answers that light up nothing are buttons, and so are the other answers with the chosen card. */
export function choicesOf(desk: Desk): Choice[] {
  const { options, chosen } = desk.store;
  const loose = options.filter((option) => !desk.look?.lights(option) && !desk.series.takes(option.name));
  const card = chosen?.at.find((place) => place.card)?.card;
  const same = card ? options.filter((option) => option.at.some((place) => place.card === card)) : [];
  const alone = (option: Option, label: string): Choice => ({ name: option.name, option, label, icon: desk.look?.icon(option) ?? null, most: 0 });
  return [
    ...together(desk),
    ...(same.length > 1 ? same : []).map((option) => alone(option, withoutCard(option, desk))),
    ...loose.map((option) => alone(option, desk.optionWords(option))),
  ].slice(0, MOST);
}

/** What is chosen together and lies on no card. */
function together(desk: Desk): Choice[] {
  const answers = (desk.series.open?.answers ?? []).filter((answer) => answer.word);
  const optionOf = (name: string): Option | null => desk.store.options.find((option) => option.name === name) ?? null;
  return answers.map(({ name, word, icon, most }) => ({ name, option: optionOf(name), label: word, icon, most }));
}

/** `Build: Forum` beside the chosen Forum is just `Build`. */
function withoutCard(option: Option, desk: Desk): string {
  const name = desk.texts.text(`card-${option.name.split(' ')[1]}`);
  return desk.texts.option(option).replace(name, '').replace(/[\s:]+$/, '');
}
