// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { Event, FromBrowser, TableInfo, View } from '../src/messages';
import { catalogueText, read } from './read';

globalThis.matchMedia = ((query: string) => ({ matches: query.includes('reduce'), addEventListener: () => undefined })) as never;
const { Catalogue, bundleOf } = await import('../src/lib/catalogue');
const { Series } = await import('../src/lib/series.svelte');
const { settings } = await import('../src/lib/settings.svelte');
const { TableStore } = await import('../src/lib/table.svelte');
const { several } = await import('../src/deus/several');

interface Step {
  view: View;
  /** Missing where something else is asked. */
  answer?: string;
  events?: Event[];
}

const WAYS = Object.entries(read<Record<string, { steps: Step[] }[]>>('deus-series')).flatMap(([ask, ways]) => ways.map(({ steps }, i) => ({ ask, i, steps })));
const texts = new Catalogue(bundleOf('en', catalogueText('en')), ['A', 'B', 'C'], 'en');

/** A table at the first question of a way, and a server that goes on along it. */
function seated(steps: Step[]) {
  const seat = steps[0]!.view.question!.seat;
  const views = steps.map((step) => step.view);
  const given: string[] = [];
  const store = new TableStore();
  let number = 1;
  const send = (message: FromBrowser): void => {
    if (message.do !== 'answer') return;
    const step = steps[given.length]!;
    given.push(store.question!.options!.find((option) => option.answer === message.answer)!.name);
    const view = views[given.length] ?? views.at(-1)!;
    number++;
    store.hear({ is: 'update', number, entry: { number, kind: 'answer', seat, time: 0, events: step.events ?? [] }, views: [{ seat, view }], undo: null });
    store.hear({ is: 'ack', key: message.key, number });
  };
  store.use({ send, again: () => undefined, close: () => undefined });
  const info = { id: 't', game: 'deus', seats: views[0]!.seats.map((_, i) => ({ seat: i, name: `P${i}`, mine: i === seat, away: false })) } as unknown as TableInfo;
  store.hear({ is: 'table', number: 1, table: info, views: [{ seat, view: views[0]! }], since: 0, log: [], undo: { seat, back: 0, forth: 0 }, version_note: null });
  const series = new Series(store, () => (store.question && store.view ? several(store.question, store.view as never, texts) : null));
  return { store, series, given };
}

beforeEach(() => Object.assign(settings, { confirmMoves: true, confirmTurn: false }));

it.each(WAYS)('$ask ($i): whatever the order of the clicks, the answers come in the order of the questions', ({ steps }) => {
  const { series, given } = seated(steps);
  const answers = steps.flatMap((step) => (step.answer ? [step.answer] : []));
  const itself = steps.flatMap((step) => step.events ?? []).filter((event) => event.event === 'answered_itself' && series.takes(String(event.answer)));
  const things = answers.filter((name) => name !== 'pass');
  const wanted = [...things, ...itself.map((event) => String(event.answer))].slice(0, series.open!.left);
  for (const name of [...wanted].reverse()) {
    expect(series.hasRoom(name), name).toBe(true);
    series.add(name);
  }
  expect(series.picked).toHaveLength(wanted.length);
  expect(series.complete).toBe(true);
  series.give();
  for (let i = 0; i < 20; i++) series.goOn();
  expect(given).toEqual(answers);
});

const gift = WAYS.find((way) => way.ask === 'gift')!.steps;

it('takes back what was chosen, one at a time', () => {
  const { series } = seated(gift);
  const [first] = series.open!.answers;
  series.add(first!.name);
  series.add(series.open!.answers[1]!.name);
  expect(series.complete).toBe(false);
  series.drop(first!.name);
  expect(series.picked).toEqual([series.open!.answers[1]!.name]);
});

it('takes no more than are wanted, and says so', () => {
  const { series, store } = seated(gift);
  const { answers, left } = series.open!;
  for (const { name, most } of answers) for (let n = 0; n < most; n++) series.add(name);
  expect(series.picked).toHaveLength(left);
  series.click(answers.find(({ name }) => !series.count(name))!.name);
  expect(store.note).toEqual({ text: 'several-full' });
});

it('spends no more than there is', () => {
  const { series } = seated(WAYS.find((way) => way.ask === 'buy')!.steps);
  const open = series.open!;
  expect(Math.min(...open.answers.map((answer) => answer.price))).toBeGreaterThan(0);
  for (const { name, most } of open.answers) for (let n = 0; n < most; n++) series.add(name);
  const spent = series.picked.reduce((sum, name) => sum + open.answers.find((answer) => answer.name === name)!.price, 0);
  expect(spent).toBeLessThanOrEqual(open.purse);
  expect(series.picked.length).toBeGreaterThan(0);
});

it('stops when something else is asked meanwhile', () => {
  const other: Step[] = [gift[0]!, { view: { ...gift[0]!.view, question: { ...gift[0]!.view.question!, arguments: { ...gift[0]!.view.question!.arguments } } } }];
  const { series, given } = seated(other);
  for (const { name, most } of series.open!.answers) for (let n = 0; n < most; n++) series.add(name);
  series.give();
  for (let i = 0; i < 5; i++) series.goOn();
  expect(given).toHaveLength(1);
});
