import type { SeatInfo, TableInfo } from '../messages';
import { hasText, say } from './texts.svelte';

/** What a seat is called: by its player's name, a bot by its level and number. */
export function nameOfSeat(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.level && hasText(`level-${seat.level}`)) return `${say(`level-${seat.level}`)} ${seat.seat + 1}`;
  if (seat.kind === 'open') return say('seat-free');
  if (seat.kind === 'invite') return say('seat-invited');
  return `${say('player')} ${seat.seat + 1}`;
}

/** What a table is called: by its title, or by its game, which may be one that is not here. */
export const titleOf = (table: TableInfo): string => table.title ?? (hasText(`game-${table.game}`) ? say(`game-${table.game}`) : table.game);

/** Whose screen this seat shares: the first seat of the same person, if it is another one. */
export function hostOf(seat: SeatInfo, seats: SeatInfo[]): SeatInfo | null {
  const first = seats.find((one) => one.person !== null && one.person === seat.person);
  return first && first.seat !== seat.seat ? first : null;
}

/** Whether somebody else sits at the table. */
export const othersSit = (table: TableInfo): boolean => table.seats.some((seat) => seat.kind === 'person' && !seat.mine && !seat.away);

/** Whether the person of this browser has something here to leave: a seat, or a table made for others. */
export function canLeave(table: TableInfo): boolean {
  if (table.damaged || (table.state !== 'open' && table.state !== 'playing')) return false;
  return table.seats.some((seat) => seat.mine && !seat.away) || (table.owner && table.state === 'open' && !othersSit(table));
}

/** Whether a game waits for the person of this browser. */
export function isMyTurn(table: TableInfo): boolean {
  return table.state === 'playing' && !table.damaged && table.seats.some((seat) => seat.mine && !seat.away && seat.seat === table.asked);
}
