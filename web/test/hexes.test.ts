import { expect, it } from 'vitest';
import { bestTurn, borderPath, key, neighbour, parse, place, turned } from '../src/lib/hexes';
import { placesOf, spacesOf } from '../src/deus/spaces';
import { effectOf } from '../src/deus/effects';
import { ICONS } from '../src/art/icons';
import { many, type DeusView } from '../src/deus/view';
import { fixture, FIXTURES } from './read';

it('turns by sixths and comes back', () => {
  expect(turned([2, -1], 6)).toEqual([2, -1]);
  expect(place(parse('1,-1'))).toEqual([50, -75]);
});

it('draws one ring around one hex and open lines through several', () => {
  expect(borderPath([true, true, true, true, true, true], 0.86)).toMatch(/Z$/);
  expect(borderPath([true, false, true, true, true, true], 0.86).match(/M/g)).toHaveLength(1);
  expect(borderPath([true, false, true, false, true, false], 0.86).match(/M/g)).toHaveLength(3);
  expect(borderPath([false, false, false, false, false, false], 0.86)).toBe('');
});

it.each(FIXTURES)('draws every space and piece of %s', (name) => {
  const view = fixture(name).view as unknown as DeusView;
  const names = Object.keys(view.hexes);
  const spaces = spacesOf(view, placesOf(names, bestTurn(names, 1.6)));
  expect(spaces).toHaveLength(names.length);
  const pieces = view.seats.flatMap((seat) => Object.values(seat.pieces).flat()).length;
  expect(spaces.flatMap((space) => space.pieces)).toHaveLength(pieces);
  for (const space of spaces.filter((one) => one.vp !== null)) {
    const near = [0, 1, 2, 3, 4, 5].filter((side) => spaces.some((other) => key(other.at) === key(neighbour(space.at, side)) && other.terrain !== 'village'));
    expect(space.sides.filter((side) => side !== null)).toHaveLength(near.length);
  }
  for (const space of spaces) for (const { held, of } of space.beside) expect(held).toBeLessThanOrEqual(of);
});

it('shows every card seen in the fixtures by icons we have', () => {
  for (const name of FIXTURES) {
    const view = fixture(name).view as unknown as DeusView;
    for (const seat of view.seats) {
      expect(many(seat.hand)).toBeGreaterThanOrEqual(0);
      const cards = [...Object.values(seat.rows).flat(), ...(Array.isArray(seat.hand) ? seat.hand : [])].filter((card) => card !== 'face_down');
      for (const card of cards) {
        const tokens = effectOf(card);
        expect(tokens, card).not.toEqual([]);
        for (const token of tokens) expect(/^([×+]?\d+|×n|per|>)$/.test(token) || token in ICONS, `${card}: ${token}`).toBe(true);
      }
    }
  }
});
