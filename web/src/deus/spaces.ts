import { borderPath, key, neighbour, parse, place, turned, type Point } from '../lib/hexes';
import { holders, type DeusSeat, type DeusView } from './view';

/** What the map shows of a view. */
type Land = Pick<DeusView, 'hexes' | 'villages' | 'attacked'> & { seats: Pick<DeusSeat, 'pieces' | 'markers' | 'scribe' | 'fallen'>[] };

export const landOf = ({ hexes, villages, attacked, seats }: DeusView): Land => ({
  hexes, villages, attacked,
  seats: seats.map(({ pieces, markers, scribe, fallen }) => ({ pieces, markers, scribe, fallen })),
});

/** Where a space lies in the drawing. */
export interface Place {
  name: string;
  at: Point;
  x: number;
  y: number;
  /** The names of the spaces at its six sides. */
  near: (string | null)[];
}

/** A village next to a region: how many of its sides are held. */
export interface Beside {
  village: string;
  held: number;
  of: number;
}

/** A space of the map as it is drawn. */
export interface Space {
  name: string;
  at: Point;
  x: number;
  y: number;
  terrain: string;
  /** Ruins stand where a village was taken. */
  look: string;
  holder: number | null;
  border: string;
  pieces: string[];
  marker: boolean;
  vp: number | null;
  /** Of a village: for each side who holds the region there; -1 nobody, null no region. */
  sides: (number | null)[];
  /** Of a region: the villages next to it that still stand. */
  beside: Beside[];
  fallen: number[];
  scribe: boolean;
}

/** The map turned, back row first. */
export function placesOf(names: string[], turn: number): Place[] {
  const spots = new Map(names.map((name) => [key(turned(parse(name), turn)), name]));
  const found = [...spots].map(([spot, name]): Place => {
    const at = parse(spot);
    const [x, y] = place(at);
    return { name, at, x, y, near: [0, 1, 2, 3, 4, 5].map((side) => spots.get(key(neighbour(at, side))) ?? null) };
  });
  return found.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

export function spacesOf(land: Land, places: Place[]): Space[] {
  const held = holders(land.seats);
  const villages = villagesOf(land, held);
  return places.map((place) => spaceOf(land, held, villages, place));
}

function spaceOf(land: Land, held: Map<string, number>, villages: Beside[], { near, ...place }: Place): Space {
  const { name } = place;
  const terrain = land.hexes[name]!;
  const holder = held.get(name) ?? null;
  const taken = land.attacked.includes(name);
  const owner = holder === null ? undefined : land.seats[holder];
  const village = terrain === 'village';
  const region = (other: string | null): other is string => other !== null && land.hexes[other] !== 'village';
  return {
    ...place, terrain, holder,
    look: village && taken ? 'ruin' : terrain,
    border: holder === null ? '' : borderPath(near.map((other) => other === null || held.get(other) !== holder), 0.86),
    pieces: owner?.pieces[name] ?? [],
    marker: owner?.markers?.regions.includes(name) ?? false,
    vp: village && !taken ? (land.villages[name] ?? 0) : null,
    sides: village && !taken ? near.map((other) => (region(other) ? (held.get(other) ?? -1) : null)) : [],
    beside: village ? [] : villages.filter((one) => near.includes(one.village)),
    fallen: land.seats.flatMap((player, seat) => (player.fallen?.includes(name) ? [seat] : [])),
    scribe: owner?.scribe === name,
  };
}

function villagesOf(land: Land, held: Map<string, number>): Beside[] {
  const standing = Object.keys(land.hexes).filter((name) => land.hexes[name] === 'village' && !land.attacked.includes(name));
  return standing.map((village) => {
    const at = parse(village);
    const near = [0, 1, 2, 3, 4, 5].map((side) => key(neighbour(at, side)));
    const regions = near.filter((other) => other in land.hexes && land.hexes[other] !== 'village');
    return { village, held: regions.filter((other) => held.has(other)).length, of: regions.length };
  });
}
