import { borderPath, key, neighbour, parse, place, turned, type Point } from '../lib/hexes';
import { holders, type DeusView } from './view';

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
  fallen: number[];
  scribe: boolean;
}

const ORDER = ['temple', 'civil', 'science', 'production', 'maritime', 'military'];

export function spacesOf(view: DeusView, turn: number): Space[] {
  const held = holders(view);
  const names = new Map<string, string>();
  for (const name of Object.keys(view.hexes)) names.set(key(turned(parse(name), turn)), name);
  const found: Space[] = [];
  for (const [spot, name] of names) {
    const at = parse(spot);
    const near = [0, 1, 2, 3, 4, 5].map((side) => names.get(key(neighbour(at, side))) ?? null);
    found.push(spaceOf(view, held, name, at, near));
  }
  return found.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

function spaceOf(view: DeusView, held: Map<string, number>, name: string, at: Point, near: (string | null)[]): Space {
  const [x, y] = place(at);
  const terrain = view.hexes[name]!;
  const holder = held.get(name) ?? null;
  const taken = view.attacked.includes(name);
  const owner = holder === null ? undefined : view.seats[holder];
  const outer = near.map((other) => other === null || held.get(other) !== holder);
  const village = terrain === 'village';
  const region = (other: string | null): other is string => other !== null && view.hexes[other] !== 'village';
  return {
    name, at, x, y, terrain, holder,
    look: village && taken ? 'ruin' : terrain,
    border: holder === null ? '' : borderPath(outer, 0.86),
    pieces: [...(owner?.pieces[name] ?? [])].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    marker: owner?.markers?.regions.includes(name) ?? false,
    vp: village && !taken ? (view.villages[name] ?? 0) : null,
    sides: village && !taken ? near.map((other) => (region(other) ? (held.get(other) ?? -1) : null)) : [],
    fallen: view.seats.flatMap((player, seat) => (player.fallen?.includes(name) ? [seat] : [])),
    scribe: owner?.scribe === name,
  };
}

/** The spaces of now, those that did not change as they were before: only what changed is drawn again. */
export function kept(before: Space[], now: Space[]): Space[] {
  const old = new Map(before.map((space) => [space.name, space]));
  return now.map((space) => {
    const was = old.get(space.name);
    return was && JSON.stringify(was) === JSON.stringify(space) ? was : space;
  });
}

export interface Beside {
  village: string;
  held: number;
  of: number;
}

const found = new WeakMap<DeusView, Map<string, Beside[]>>(); // views never change

/** The villages next to a region, and how many of their sides are held. */
export function besides(view: DeusView, name: string): Beside[] {
  if (!found.has(view)) found.set(view, allBesides(view));
  return found.get(view)!.get(name) ?? [];
}

function allBesides(view: DeusView): Map<string, Beside[]> {
  const taken = holders(view);
  const all = new Map<string, Beside[]>();
  for (const [village, terrain] of Object.entries(view.hexes)) {
    if (terrain !== 'village' || view.attacked.includes(village)) continue;
    const near = [0, 1, 2, 3, 4, 5].map((side) => key(neighbour(parse(village), side)));
    const regions = near.filter((other) => other in view.hexes && view.hexes[other] !== 'village');
    const beside = { village, held: regions.filter((other) => taken.has(other)).length, of: regions.length };
    for (const region of regions) all.set(region, [...(all.get(region) ?? []), beside]);
  }
  return all;
}
