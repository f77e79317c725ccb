// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { FromBrowser } from '../src/messages';
import { entry, info, spectator, update, view, whole } from './said';

globalThis.matchMedia = ((query: string) => ({ matches: query.includes('reduce'), addEventListener: () => undefined })) as never;
const { standing, TableStore } = await import('../src/lib/table.svelte');

let sent: FromBrowser[];
let asked: number;
let store: InstanceType<typeof TableStore>;
beforeEach(() => {
  sent = [];
  asked = 0;
  store = new TableStore();
  store.use({ send: (message) => sent.push(message), again: () => asked++, close: () => undefined });
  store.hear(whole(7));
});

it('offers options only to the seat that is asked', () => {
  expect(store.options.length).toBeGreaterThan(0);
  store.hear({ ...whole(7), table: { ...info, seats: info.seats.map((seat) => ({ ...seat, mine: false })) }, views: [{ seat: null, view: spectator }] });
  expect(store.options).toEqual([]);
});

it('chooses with a preview first and answers with the second click', () => {
  const option = store.options[0]!;
  store.pick(option);
  expect(sent.map((message) => message.do)).toEqual(['preview']);
  store.pick(option);
  expect(sent[1]).toMatchObject({ do: 'answer', answer: option.answer, at: 7, seat: 0, confirmed: false });
  expect(store.options).toEqual([]);
});

it('asks before the turn ends and then sends a confirmed answer', () => {
  store.pick(store.options[0]!);
  store.confirm();
  const { key } = sent[1] as { key: string };
  store.hear({ is: 'confirm', key, preview: [] });
  expect(store.confirming).not.toBeNull();
  store.confirm();
  expect(sent[2]).toMatchObject({ do: 'answer', confirmed: true });
});

/** An answer that the server has stored as entry 8. */
function acknowledged(): void {
  store.pick(store.options[0]!);
  store.confirm();
  store.hear({ is: 'ack', key: (sent[1] as { key: string }).key, number: 8 });
}

it('repeats an answer until it is acknowledged', () => {
  store.pick(store.options[0]!);
  store.confirm();
  store.check();
  expect(sent[2]).toEqual(sent[1]);
  store.hear({ is: 'ack', key: (sent[1] as { key: string }).key, number: 8 });
  store.check();
  expect(sent).toHaveLength(3);
});

it('offers the old question no more, once it is answered', () => {
  acknowledged();
  expect(store.options).toEqual([]);
  store.hear(update(8));
  expect(store.options.length).toBeGreaterThan(0);
});

it('asks again for what came of an answer and was lost on the way', () => {
  acknowledged();
  store.check();
  expect(asked).toBe(0);
  store.check();
  expect(asked).toBe(1);
  store.check(); // time for it to come
  expect(asked).toBe(1);
});

it('takes each update once and asks again when one is missing', () => {
  store.hear(update(8));
  store.hear(update(8));
  expect(store.entries.map((one) => one.number)).toEqual([1, 8]);
  store.hear(update(10));
  expect(asked).toBe(1);
  expect(store.entries).toHaveLength(2);
});

it('tells of a moment of a replay only what happened until then', () => {
  const replay = new TableStore();
  for (const number of [0, 0, 2, 1, 0]) {
    const log = [entry(0), entry(1), entry(2)].slice(0, number + 1);
    replay.hear({ ...whole(number), log });
    expect(replay.entries).toEqual(log);
  }
});

it('leaves out of the log what was taken back', () => {
  const entries = [entry(1), entry(2), entry(3, 'undo'), entry(4, 'redo'), entry(5, 'undo'), entry(6)];
  expect(standing(entries).map((one) => one.number)).toEqual([1, 6]);
});

it('draws the curtain between two people at one screen', () => {
  const two = info.seats.map((seat) => ({ ...seat, mine: seat.seat < 2 }));
  store.hear({ ...whole(9), table: { ...info, seats: two }, views: [{ seat: 0, view }, { seat: 1, view: { ...spectator, seat: 1 } }] });
  expect(store.curtain).toBe(0);
  expect(store.options).toEqual([]);
  store.look(0);
  expect(store.curtain).toBeNull();
  expect(store.options.length).toBeGreaterThan(0);
});
