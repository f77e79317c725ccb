import type { View } from '../messages';

/** The table of Deus in a view, as docs/views.md has it. */
export interface DeusSeat {
  goods: Record<string, number>;
  tableau: Record<string, number>;
  supply: Record<string, number>;
  rows: Record<string, string[]>;
  pieces: Record<string, string[]>;
  hand: string[] | number;
  offering: string[] | number;
  chosen: Record<string, number> | boolean;
  joker: string | boolean | null;
  barges?: number[];
  coins?: string[];
  scribe?: string | null;
  markers?: { stock: number; ready: number; regions: string[] };
  forts?: Record<string, number>;
  garrisons?: Record<string, number>;
  fallen?: string[];
  tiles?: Record<string, number>;
}

export interface DeusView extends Omit<View, 'seats'> {
  seats: DeusSeat[];
  switches: Record<string, string | number | boolean>;
  hexes: Record<string, string>;
  villages: Record<string, number>;
  attacked: string[];
  supply: Record<string, number>;
  deck: number;
  box: number;
  discard: { count: number; top: string[] };
  start: number;
  round: number;
  turns_left: number | null;
  market?: Record<string, number>;
  barges?: Record<string, number>;
}

export const KINDS = ['maritime', 'production', 'science', 'civil', 'military', 'temple'];
export const GOODS = ['gold', 'wood', 'stone', 'clay', 'wheat'];
export const RESOURCES = ['wood', 'stone', 'clay', 'wheat'];

export const KIND_ICON: Record<string, string> = {
  maritime: 'ship', production: 'production', science: 'science', civil: 'civil', military: 'army', temple: 'temple',
};
export const GOD_OF: Record<string, string> = {
  maritime: 'neptune', production: 'ceres', science: 'minerva', civil: 'vesta', military: 'mars', temple: 'jupiter',
};
export const YIELD: Record<string, string> = { field: 'wheat', forest: 'wood', swamp: 'clay', mountain: 'stone' };

/** A card as printed, from the server's list. */
export interface Printed {
  id: string;
  set: string;
  kind: string;
  god: string;
  cost: Record<string, number>;
  gold_per_rank: number;
  buildings_there: number;
  once: boolean;
  copies: number;
  provenance: Record<string, string>;
}

export const many = (value: unknown[] | number): number => (typeof value === 'number' ? value : value.length);

/** Whose pieces stand in each region. */
export function holders(seats: Pick<DeusSeat, 'pieces' | 'markers'>[]): Map<string, number> {
  const found = new Map<string, number>();
  seats.forEach((player, seat) => {
    for (const hex of [...Object.keys(player.pieces), ...(player.markers?.regions ?? [])]) found.set(hex, seat);
  });
  return found;
}

export function templesBuilt(view: DeusView): number {
  return view.seats.flatMap((player) => Object.values(player.pieces).flat()).filter((kind) => kind === 'temple').length;
}
