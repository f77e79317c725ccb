// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { List, TableInfo } from '../src/messages';

globalThis.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never;
const { joined, Listed } = await import('../src/lib/lists.svelte');

/** What a server keeps, and hands out in pages of three. */
let kept: Record<string, TableInfo[]>;
const table = (id: string, changed: number): TableInfo => ({ id, changed }) as TableInfo;
const tables = (from: number, to: number): TableInfo[] => Array.from({ length: from - to + 1 }, (_, i) => table(`t${from - i}`, from - i));
const ids = (list: { tables: TableInfo[] | null }): string[] => list.tables!.map((one) => one.id);

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const [changed, id] = query.get('after')?.split('.') ?? [];
    const all = [...kept[query.get('list')!]!].sort((a, b) => b.changed - a.changed || (a.id < b.id ? 1 : -1));
    const rest = changed ? all.filter((one) => one.changed < Number(changed) || (one.changed === Number(changed) && one.id < id!)) : all;
    const page = rest.slice(0, 3);
    const last = page.at(-1);
    return Promise.resolve(Response.json({ tables: page, next: page.length === 3 ? `${last!.changed}.${last!.id}` : null }));
  });
});

afterEach(() => vi.unstubAllGlobals());

async function listed(name: List, pages: number): Promise<InstanceType<typeof Listed>> {
  const list = new Listed(name);
  await list.refresh();
  for (let i = 1; i < pages; i++) await list.more();
  return list;
}

it('leaves no hole where more is new than a page holds', async () => {
  kept = { open: tables(8, 1) };
  const list = await listed('open', 2);
  kept = { open: tables(20, 1) };
  await list.refresh();
  await list.more();
  expect(ids(list)).toEqual(['t20', 't19', 't18', 't17', 't16', 't15']);
});

it('shows page after page, each table once, and then no more', async () => {
  kept = { open: tables(8, 1) };
  const list = await listed('open', 2);
  expect(ids(list)).toEqual(['t8', 't7', 't6', 't5', 't4', 't3']);
  await list.more();
  expect(ids(list)).toEqual(ids({ tables: kept.open! }));
  expect(list.next).toBeNull();
  await list.more();
  expect(ids(list)).toHaveLength(8);
});

it('keeps older pages when the newest is asked for again, and doubles nothing', async () => {
  kept = { open: tables(8, 1) };
  const list = await listed('open', 2);
  kept.open = [table('t9', 9), table('t4', 10), ...tables(8, 1).filter((one) => !['t4', 't8'].includes(one.id))];
  await list.refresh();
  expect(ids(list)).toEqual(['t4', 't9', 't7', 't6', 't5', 't3']);
  await list.more();
  expect(ids(list)).toEqual(['t4', 't9', 't7', 't6', 't5', 't3', 't2', 't1']);
});

it('forgets the older pages when one page has all', async () => {
  kept = { open: tables(8, 1) };
  const list = await listed('open', 3);
  kept.open = tables(2, 1);
  await list.refresh();
  expect(ids(list)).toEqual(['t2', 't1']);
  expect(list.next).toBeNull();
});

it('goes on where tables changed in the same moment', async () => {
  kept = { open: ['a', 'b', 'c', 'd', 'e'].map((id) => table(id, 1)) };
  const list = await listed('open', 2);
  expect(ids(list)).toEqual(['e', 'd', 'c', 'b', 'a']);
  await list.refresh();
  expect(ids(list)).toEqual(['e', 'd', 'c', 'b', 'a']);
});

it('shows two lists as one, as far down as both are known', async () => {
  kept = { mine: tables(9, 1).filter((one) => one.changed % 2), finished: tables(8, 5) };
  const [mine, finished] = [await listed('mine', 1), await listed('finished', 1)];
  expect(joined(finished, mine).map((one) => one.id)).toEqual(['t9', 't8', 't7', 't6']);
  await finished.more();
  await mine.more();
  expect(joined(finished, mine).map((one) => one.id)).toEqual(['t9', 't8', 't7', 't6', 't5', 't3', 't1']);
});

it('waits by itself where it asked too often', async () => {
  vi.useFakeTimers();
  kept = { open: tables(2, 1) };
  const answer = fetch;
  let refused = 2;
  vi.stubGlobal('fetch', (path: string) => (refused-- > 0 ? Promise.resolve(Response.json({ code: 'flood' }, { status: 429, headers: { 'retry-after': '2' } })) : answer(path)));
  const list = new Listed('open');
  const asked = list.refresh();
  await vi.advanceTimersByTimeAsync(3900);
  expect(list.tables).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  await asked;
  expect(ids(list)).toEqual(['t2', 't1']);
  vi.useRealTimers();
});
