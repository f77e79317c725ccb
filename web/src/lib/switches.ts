import type { GameInfo, SwitchInfo, Value } from '../messages';

export type Chosen = Record<string, Value>;

/** Whether a switch does anything, as the others are set. */
export function matters(one: SwitchInfo, info: GameInfo, chosen: Chosen): boolean {
  const needs = Object.entries(one.needs);
  if (!needs.length) return true;
  return needs.some(([name, values]) => {
    const needed = info.switches.find((other) => other.name === name);
    return needed !== undefined && values.includes(chosen[name] ?? needed.default);
  });
}

/** What was chosen, without what does nothing. */
export function inForce(info: GameInfo, chosen: Chosen): Chosen {
  const found = info.switches.filter((one) => one.name in chosen && matters(one, info, chosen));
  return Object.fromEntries(found.map((one) => [one.name, chosen[one.name]!]));
}

/** The switches that do something and have several values, by group. */
export function groupsOf(info: GameInfo, chosen: Chosen): { name: string; switches: SwitchInfo[] }[] {
  const shown = info.switches.filter((one) => one.values.length > 1 && !Object.keys(one.shapes).length && matters(one, info, chosen));
  const groups = info.groups.map((name) => ({ name, switches: shown.filter((one) => one.group === name) }));
  return groups.filter((group) => group.switches.length);
}

/** The named sets of rules, each with the number of switches that are set otherwise; the form of the map belongs to all of them. */
export function distances(info: GameInfo, chosen: Chosen): Record<string, number> {
  const forced = inForce(info, chosen);
  const rules = info.switches.filter((one) => !Object.keys(one.shapes).length);
  const differ = (set: Chosen): number => rules.filter((one) => (forced[one.name] ?? one.default) !== (set[one.name] ?? one.default)).length;
  const sets = Object.keys(info.presets).length ? info.presets : { '': {} };
  return Object.fromEntries(Object.entries(sets).map(([name, set]) => [name, differ(set)]));
}
