import { expect, it } from 'vitest';
import { distances } from '../src/lib/switches';
import type { GameInfo, SwitchInfo } from '../src/messages';

const one = (name: string, more: Partial<SwitchInfo> = {}): SwitchInfo => ({ name, default: false, values: [false, true], rule: 'X-1', group: 'variants', needs: {}, shapes: {}, ...more });
const info: GameInfo = {
  game: 'deus', version: 1, players: [2], groups: ['variants'], levels: [], catalogue: {},
  presets: { base: {}, both: { reds: true, blues: true } },
  switches: [one('reds'), one('blues'), one('market', { default: true, needs: { blues: [true] } }), one('map', { default: 'A', values: ['A', 'B'], shapes: { A: {}, B: {} } })],
};

it('a named set of rules is as chosen, whatever the map', () => {
  expect(distances(info, {})).toEqual({ base: 0, both: 2 });
  expect(distances(info, { reds: true, blues: true, map: 'B' })).toEqual({ base: 2, both: 0 });
});

it('counts what was changed in a set, and not what does nothing', () => {
  expect(distances(info, { reds: true, blues: true, market: false })).toEqual({ base: 3, both: 1 });
  expect(distances(info, { market: false })).toEqual({ base: 0, both: 2 });
});

it('knows the printed rules where no set has a name', () => {
  expect(distances({ ...info, presets: {} }, { reds: true })).toEqual({ '': 1 });
});
