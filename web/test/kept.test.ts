import { expect, it } from 'vitest';
import { keeping, kept } from '../src/lib/kept';

const table = () => ({ seats: [{ goods: { gold: 3 }, hand: ['forum'] }, { goods: { gold: 1 }, hand: 2 }], over: false });

it('keeps what is the same', () => {
  const before = table();
  expect(kept(before, table())).toBe(before);
});

it('keeps the parts that are the same', () => {
  const before = table();
  const now = table();
  now.seats[0]!.goods.gold = 4;
  const found = kept(before, now);
  expect(found.seats[0]!.goods).toEqual({ gold: 4 });
  expect(found.seats[0]!.hand).toBe(before.seats[0]!.hand);
  expect(found.seats[1]).toBe(before.seats[1]);
  expect(before.seats[0]!.goods.gold).toBe(3);
});

it.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { b: undefined }],
  [[1, 2], [2, 1]],
  [[1], { 0: 1 }],
  [{ a: null }, { a: {} }],
  [null, { a: 1 }],
  [{ a: 1 }, null],
])('tells %j from %j', (before, now) => {
  expect(kept(before, structuredClone(now))).toEqual(now);
});

it('remembers what was made before', () => {
  const make = keeping(table);
  expect(make()).toBe(make());
});
