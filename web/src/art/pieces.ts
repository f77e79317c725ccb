// Wooden pieces: silhouette, cut details, place of the seat's glyph; origin = middle of the base.
import { SHAPES, type PieceName } from './shapes';

export type { PieceName };

/** The sign of each seat, as it stands on pieces. */
export const GLYPHS = ['M0-3.600 3.800 3H-3.800Z', 'M-3.500 0A3.500 3.500 0 0 1 3.500 0 3.500 3.500 0 0 1-3.500 0Z', 'M-3.200-3.200H3.200V3.200H-3.200Z', 'M0-4.200 4.200 0 0 4.200-4.200 0Z'];

/** Dashes of the line around what a seat holds: solid, dashed, dotted, dash-dot. */
export const DASHES = ['', '12 9.500', '.1 7.500', '16 7 .1 7'];

const NAMES = Object.keys(SHAPES) as PieceName[];

/** The piece of a kind of cards. */
export const PIECE_OF: Record<string, PieceName> = {
  maritime: 'ship', production: 'production', science: 'science', civil: 'civil', military: 'army', temple: 'temple',
};

/** Symbols `p-…` of the pieces and `g-…` of their ghosts. */
export const pieceDefs = (): string => NAMES.map(symbols).join('');

function symbols(name: PieceName): string {
  const [d, detail] = SHAPES[name];
  const deep = [3.6, 2.7, 1.8, 0.9]
    .map((n) => `<path d="${d}" transform="translate(${n} ${-n * 0.62})" fill="var(--p-side)" stroke="var(--p-side)" stroke-width="2.200" stroke-linejoin="round"/>`)
    .join('');
  const line = `<path d="${d}" fill="none" stroke="var(--p-line)" stroke-width="4.600" stroke-linejoin="round"/>`;
  const back = `<path d="${d}" transform="translate(3.600 -2.230)" fill="none" stroke="var(--p-line)" stroke-width="4.600" stroke-linejoin="round"/>`;
  const body = `<path d="${d}" fill="var(--p)" stroke="var(--p)" stroke-width="2.200" stroke-linejoin="round"/>`;
  const ghost =
    `<path d="${d}" fill="var(--p)" fill-opacity=".45" stroke="#fff" stroke-width="4.400" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="var(--p)" fill-opacity=".5" stroke="var(--p-side)" stroke-width="1.800" stroke-dasharray="4 2.600" stroke-linejoin="round"/>`;
  return (
    `<symbol id="p-${name}" overflow="visible"><ellipse cx="3" cy="0" rx="16" ry="4.600" fill="#000" fill-opacity=".24"/>${line}${back}${deep}${body}${detail}</symbol>` +
    `<symbol id="g-${name}" overflow="visible">${ghost}</symbol>`
  );
}

/** Where the seat's glyph stands on a piece, as a transform; '' where there is none. */
export function glyphAt(name: PieceName): string {
  const place = SHAPES[name][2];
  if (!place) return '';
  const scale = name === 'control' ? ' scale(1.3 .85)' : name === 'army' ? ' scale(.8)' : '';
  return `translate(${place[0]} ${place[1]})${scale}`;
}

/** Where n pieces stand in a hex. */
export const STANDS: Record<number, [number, number][]> = {
  1: [[0, 20]], 2: [[-18, 17], [18, 21]], 3: [[-29, 12], [29, 12], [0, 29]],
  4: [[-17, 2], [17, 2], [-20, 30], [20, 30]], 5: [[-28, 4], [0, 0], [28, 4], [-17, 31], [17, 31]], 6: [[-28, 2], [0, -2], [28, 2], [-28, 29], [0, 34], [28, 29]],
};
