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

/** Whether a game waits for the person of this browser. */
export function isMyTurn(table: TableInfo): boolean {
  return table.state === 'playing' && table.seats.some((seat) => seat.mine && !seat.away && seat.seat === table.asked);
}
