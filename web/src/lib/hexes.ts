/** Axial hexes seen 30 degrees from above: a hex is 100 wide and 100 high, so positions are whole numbers. */
export type Point = [number, number];

/** The neighbours, clockwise on the screen from the upper right. */
const NEAR: Point[] = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

/** The corners, clockwise from the top; side i lies between corner i and the next, towards neighbour i. */
const CORNERS: Point[] = [[0, -50], [50, -25], [50, 25], [0, 50], [-50, 25], [-50, -25]];

export const parse = (name: string): Point => name.split(',').map(Number) as Point;

export function turned([q, r]: Point, sixths: number): Point {
  for (let i = 0; i < sixths; i++) [q, r] = [-r, q + r];
  return [q, r];
}

export const place = ([q, r]: Point): Point => [100 * q + 50 * r, 75 * r];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function boxOf(points: Point[]): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x = Math.min(...xs) - 58;
  const y = Math.min(...ys) - 64;
  return { x, y, w: Math.max(...xs) + 58 - x, h: Math.max(...ys) + 68 - y };
}

/** How many sixths of a turn make the map fit best into a window of this shape. The names of the spaces stay. */
export function bestTurn(names: string[], aspect: number): number {
  let best = 0;
  let largest = 0;
  for (const turn of [0, 1, 2]) {
    const box = boxOf(names.map((name) => place(turned(parse(name), turn))));
    const scale = Math.min(aspect / box.w, 1 / box.h);
    if (scale > largest * 1.02) {
      largest = scale;
      best = turn;
    }
  }
  return best;
}

export const key = (hex: Point): string => `${hex[0]},${hex[1]}`;

export const neighbour = (hex: Point, side: number): Point => [hex[0] + NEAR[side]![0], hex[1] + NEAR[side]![1]];

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const corner = (i: number): Point => CORNERS[(i + 12) % 6]!;
const said = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/**
 * The part of an area's outline that runs through one of its hexes, `scale` of the way to its border; `outer` says
 * which of the six sides are borders of the area. Parts of neighbouring hexes meet on their common side.
 */
export function borderPath(outer: boolean[], scale: number): string {
  if (outer.every(Boolean)) return `M${CORNERS.map((c) => said(mix([0, 0], c, scale))).join('L')}Z`;
  let path = '';
  for (let i = 0; i < 6; i++) {
    if (!outer[i] || outer[(i + 5) % 6]) continue;
    path += `M${said(mix(corner(i), corner(i - 1), 1 - scale))}`;
    let j = i;
    for (; outer[(j + 1) % 6]; j++) path += `L${said(mix([0, 0], corner(j + 1), scale))}`;
    path += `L${said(mix(corner(j + 1), corner(j + 2), 1 - scale))}`;
  }
  return path;
}

/** A short bar along one side of a hex. */
export function sideBar(side: number, scale: number): string {
  const a = mix([0, 0], corner(side), scale);
  const b = mix([0, 0], corner(side + 1), scale);
  return `M${said(mix(a, b, 0.24))}L${said(mix(a, b, 0.76))}`;
}
