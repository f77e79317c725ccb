// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Entry, FromBrowser, FromServer, LogMessage, TableMessage } from '../src/messages';
import { entry, info, update, whole } from './said';

globalThis.matchMedia = ((query: string) => ({ matches: query.includes('reduce'), addEventListener: () => undefined })) as never;
const { settings } = await import('../src/lib/settings.svelte');
const { TableStore } = await import('../src/lib/table.svelte');

/** The browser's socket, with somebody at its other end. */
class Socket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = 0;
  readonly sent: FromBrowser[] = [];
  onopen: () => void = () => undefined;
  onclose: (() => void) | null = null;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor(readonly address: string) {
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }
  close(): void {
    this.readyState = Socket.CLOSED;
    this.onclose?.();
  }
  accept(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  say(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }
  get since(): number {
    return Number(/since=(\d+)$/.exec(this.address)![1]);
  }
}

let sockets: Socket[] = [];
let store: InstanceType<typeof TableStore>;
let reply: () => Promise<Response>;
const socket = (): Socket => sockets.at(-1)!;
const numbers = (): number[] => store.entries.map((one) => one.number);
const upTo = (number: number): number[] => Array.from({ length: number }, (_, i) => i + 1);
const says = (status: number, code: string, headers = {}): Promise<Response> => Promise.resolve(Response.json({ error: 'no', code, arguments: {} }, { status, headers }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', () => reply());
  reply = () => Promise.resolve(Response.json({}));
  sockets = [];
  store = new TableStore();
  store.connect('t');
});

afterEach(() => {
  store.close();
  settings.motion = 'system';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** As many entries of a page as here. */
const PAGE = 3;

/** What the server sends to whoever has the entries of a log up to `since`: the newest ones, then pages of older ones. */
function sent(log: Entry[], since: number): [TableMessage, ...LogMessage[]] {
  let rest = log.filter((one) => one.number > since);
  const cut = (): { since: number; log: Entry[] } => {
    const page = rest.slice(-PAGE);
    rest = rest.slice(0, -PAGE);
    return { since: rest.at(-1)?.number ?? since, log: page };
  };
  const table: TableMessage = { ...whole(log.at(-1)!.number), ...cut() };
  const pages: LogMessage[] = [];
  while (rest.length) pages.push({ is: 'log', ...cut() });
  return [table, ...pages];
}

const log = (number: number): Entry[] => upTo(number).map((one) => entry(one));

/** Cuts the line, and waits until it is there again. */
async function again(): Promise<void> {
  socket().close();
  await vi.advanceTimersByTimeAsync(10_000);
  socket().accept();
}

it('puts page after page before what is here', () => {
  socket().accept();
  const [table, ...pages] = sent(log(11), 0);
  socket().say(table, pages[0]!);
  expect(numbers()).toEqual([6, 7, 8, 9, 10, 11]);
  expect(store.whole).toBe(false);
  socket().say(update(12), ...pages.slice(1));
  expect(numbers()).toEqual(upTo(12));
  expect(store.whole).toBe(true);
});

it('asks once more for all that did not come when the line broke between pages', async () => {
  socket().accept();
  const [table, page] = sent(log(11), 0);
  socket().say(table, page!, update(12));
  await again();
  expect(socket().since).toBe(0);
  socket().say(...sent(log(13), 0));
  expect(numbers()).toEqual(upTo(13));
  await again();
  expect(socket().since).toBe(13);
});

it('begins anew where the server knows less, as after a backup was put back', async () => {
  socket().accept();
  socket().say(...sent(log(9), 0));
  await again();
  socket().say(...sent(log(5), 0), update(6));
  expect(numbers()).toEqual(upTo(6));
  expect(store.log.at(-1)!.number).toBe(6);
});

it('asks once more where what the server knows begins in the middle', async () => {
  socket().accept();
  socket().say(...sent(log(4), 0));
  await again();
  socket().say(sent(log(15), 4)[0]); // its pages never come
  await again();
  expect(socket().since).toBe(4);
  socket().say(sent(log(9), 4)[0]);
  await vi.advanceTimersByTimeAsync(10_000);
  socket().accept();
  expect(socket().since).toBe(0);
  socket().say(...sent(log(9), 0));
  expect(numbers()).toEqual(upTo(9));
});

it('keeps what it has for good when much is new, and asks for the rest', async () => {
  socket().accept();
  socket().say(...sent(log(7), 0));
  await again();
  expect(socket().since).toBe(7);
  socket().say(sent(log(15), 7)[0]);
  await again();
  expect(socket().since).toBe(7);
  socket().say(...sent(log(16), 7));
  expect(numbers()).toEqual(upTo(16));
});

it('forgets what was taken back for good while the line was broken', async () => {
  const played = log(11);
  socket().accept();
  socket().say(sent(played, 0)[0]);
  await again();
  const kept = [...played.filter((one) => one.number !== 11), entry(13), entry(14)]; // 12 took 11 back
  socket().say(...sent(kept, socket().since));
  expect(store.log.map((one) => one.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14]);
});

it('takes nothing back for an undo whose answer is on a page still to come', async () => {
  const played = [...log(9), entry(10, 'undo'), entry(11)];
  socket().accept();
  socket().say(...sent(log(4), 0));
  await again();
  const [table, ...pages] = sent([...played.slice(0, 8), ...played.slice(8)], 4);
  socket().say(table);
  expect(store.log.map((one) => one.number)).toEqual([11]);
  socket().say(...pages);
  expect(store.log.map((one) => one.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 11]);
});

it('asks for the older pages anew when the table is shown again before they came', async () => {
  socket().accept();
  socket().say(sent(log(11), 0)[0]);
  socket().say({ ...whole(11), since: 11, log: [] });
  expect(numbers()).toEqual([9, 10, 11]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
  expect(socket().since).toBe(0);
});

it('is told everything anew when it sits elsewhere', () => {
  socket().accept();
  socket().say(...sent(log(11), 0));
  const told = log(12).map((one) => ({ ...one, seat: 2 }));
  socket().say(...sent(told, 0));
  expect(store.entries).toEqual(told);
});

it('loses no move that waited to be shown when the table is shown again', () => {
  settings.motion = 'full';
  socket().accept();
  socket().say(...sent(log(7), 0));
  for (const number of [8, 9, 10]) socket().say({ ...update(number), entry: { ...entry(number), seat: 1, events: [{ event: 'built', seat: 1 }] } });
  expect(store.steps).toBe(2);
  socket().say({ ...whole(10), since: 10, log: [] });
  expect(numbers()).toEqual(upTo(10));
  expect(store.steps).toBe(0);
});

it('keeps what is chosen when only votes have lapsed', () => {
  socket().accept();
  socket().say(...sent(log(7), 0));
  store.choose(store.options[0]!);
  socket().say({ ...whole(7), since: 7, log: [], table: { ...info, seats: info.seats.map((seat) => ({ ...seat, votes: 0 })) } });
  expect(store.chosen).not.toBeNull();
  socket().say({ ...whole(8), since: 7, log: [entry(8)] });
  expect(store.chosen).toBeNull();
});

it('sends once more, with the same key, what could not be stored', async () => {
  socket().accept();
  socket().say(whole(7));
  store.pick(store.options[0]!);
  store.confirm();
  const message = socket().sent[1] as FromBrowser & { key: string };
  socket().say({ is: 'refused', reason: 'no', code: 'store', key: message.key });
  expect(store.note?.text).toBe('refused-store');
  expect(store.options).toEqual([]);
  await again();
  socket().say(whole(7));
  expect(socket().sent).toEqual([message]);
  expect(store.note?.text).toBe('refused-store');
  socket().say({ is: 'ack', key: message.key, number: 8 }, update(8));
  expect(store.note).toBeNull();
  expect(store.options.length).toBeGreaterThan(0);
});

it('says who was here a moment ago until the others may vote', () => {
  socket().accept();
  socket().say(whole(7));
  const jonas = () => store.info!.seats[1]!;
  expect(store.justLeft(jonas())).toBe(false);
  socket().say({ is: 'presence', here: [true, false, true, true], needed: [0, 0, 0, 0], watching: 0 });
  expect(store.justLeft(jonas())).toBe(true);
  socket().say({ is: 'presence', here: [true, false, true, true], needed: [0, 2, 0, 0], watching: 0 });
  expect(store.justLeft(jonas())).toBe(false);
  expect(jonas().needed).toBe(2);
});

it('does not say so of somebody it never saw', () => {
  socket().accept();
  socket().say({ ...whole(7), table: { ...info, seats: info.seats.map((seat) => ({ ...seat, here: seat.mine })) } });
  expect(store.justLeft(store.info!.seats[1]!)).toBe(false);
});

/** So many tries it makes in a time in which nobody lets it in, or not for long. */
async function tries(seconds: number, answer: (socket: Socket) => void): Promise<number> {
  const before = sockets.length;
  for (let i = 0; i < seconds * 10; i++) {
    if (socket().readyState === 0) answer(socket());
    await vi.advanceTimersByTimeAsync(100);
  }
  return sockets.length - before;
}

it('comes less and less often to a server that breaks the line at once', async () => {
  expect(await tries(120, (one) => (one.accept(), one.close()))).toBeLessThan(22);
});

it('comes once a minute in the end to a server that lets nobody in', async () => {
  expect(await tries(1200, (one) => one.close())).toBeLessThan(30);
  expect(await tries(120, (one) => one.close())).toBeGreaterThan(0);
});

it('comes every few seconds to a server that cannot be reached, and at once when it was there', async () => {
  reply = () => Promise.reject(new TypeError('offline'));
  await tries(600, (one) => one.close());
  expect(await tries(60, (one) => one.close())).toBeGreaterThan(5);
  await vi.advanceTimersByTimeAsync(10_000);
  socket().accept();
  await vi.advanceTimersByTimeAsync(6_000);
  socket().close();
  await vi.advanceTimersByTimeAsync(400);
  expect(socket().readyState).toBe(0);
});

it.each([[404, 'not_found'], [403, 'private'], [409, 'damaged'], [421, 'host']])('gives up where it is told why for good: %i', async (status, code) => {
  reply = () => says(status, code);
  expect(await tries(120, (one) => one.close())).toBe(0);
  expect(store.refusal?.code).toBe(code);
});

it('stays away as long as it is told, and does not give up', async () => {
  reply = () => says(429, 'flood', { 'retry-after': '7' });
  expect(await tries(30, (one) => one.close())).toBeLessThan(6);
  expect(store.refusal).toBeNull();
  expect(await tries(120, (one) => one.close())).toBeGreaterThan(0);
});
