import type { Entry, TableInfo, TableMessage, UpdateMessage } from '../src/messages';
import { fixture } from './read';

// What a server says of a table of four, the first seat of which is ours.

export const { view, spectator } = fixture('deus-4');
const seats = view.seats.map((_, seat) => ({
  seat, kind: 'person', name: `P${seat}`, person: `p${seat}`, level: null, mine: seat === 0, here: true, away: false, votes: 0, needed: 0, voted: false,
}));
export const info = { id: 't', game: 'deus', state: 'playing', seats, invites: {} } as unknown as TableInfo;

export const entry = (number: number, kind: Entry['kind'] = 'answer'): Entry => ({ number, kind, seat: 0, time: 0, events: [] });

export const whole = (number: number): TableMessage => ({
  is: 'table', number, table: info, views: [{ seat: 0, view }], since: 0, log: [entry(1)], undo: { seat: 0, back: 1, forth: 0 }, version_note: null,
});

export const update = (number: number): UpdateMessage => ({ is: 'update', number, entry: entry(number), views: [{ seat: 0, view }], undo: null });
