// Terrain and wooden pieces. Hex space: centre 0,0, corners at x = ±50, y = ±50; light falls from the upper left.
// Every terrain has a `back` layer (always) and a `front` layer (dropped where pieces stand), so pieces keep a clearing.
const v = (n: string): string => `var(--${n})`;
const HEXPATH = 'M0-47.500 47-24V24L0 47.500-47 24V-24Z';
export const RING = (s: number): string => `M0 ${-50 * s} ${50 * s} ${-25 * s}V${25 * s}L0 ${50 * s} ${-50 * s} ${25 * s}V${-25 * s}Z`;
const use = (id: string, x: number, y: number, s = 1): string => `<use href="#${id}" transform="translate(${x} ${y})${s !== 1 ? ` scale(${s})` : ''}"/>`;
const many = (id: string, list: number[][]): string => list.map(([x = 0, y = 0, s]) => use(id, x, y, s)).join('');

const PROPS: Record<string, string> = {
  // conifer in two tiers, lit from the left
  'x-fir': `<ellipse cx="3" cy="0" rx="8" ry="2.600" fill="${v('shade')}"/><path d="M-1.300 0v-5h2.600v5Z" fill="#6B4A2B"/><path d="M0-27-8.500-12H-5.500L-10-3.500H0Z" fill="${v('fir-1')}"/><path d="M0-27 8.500-12H5.500L10-3.500H0Z" fill="${v('fir-2')}"/>`,
  'x-oak': `<ellipse cx="3" cy="0" rx="8" ry="2.600" fill="${v('shade')}"/><path d="M-1.500 0v-7h3v7Z" fill="#6B4A2B"/><path d="M-9-10.500C-10.500-17-6-22 0-22S10.500-17 9-10.500C7.500-5-7.500-5-9-10.500Z" fill="${v('oak-2')}"/><path d="M-9-10.500C-10.500-17-6-22 0-22c2 0 3.800.5 5.200 1.500C3-14-2-8.500-7.500-8-8.200-8.700-8.800-9.500-9-10.500Z" fill="${v('oak-1')}"/>`,
  'x-bale': `<ellipse cx="2" cy="0" rx="9" ry="2.600" fill="${v('shade')}"/><path d="M-7 0v-7.500a3.500 4.200 0 0 1 3.500-4.200H6V0Z" fill="${v('hay-1')}"/><path d="M6-11.700A3.800 5.850 0 0 1 6 0 3.800 5.850 0 0 1 6-11.700Z" fill="${v('hay-2')}"/><path d="M6-8.600a1.700 2.700 0 0 1 0 5.400" fill="none" stroke="${v('hay-3')}" stroke-width="1.200"/>`,
  'x-ear': `<path d="M0 0v-11" stroke="${v('hay-3')}" stroke-width="1.500"/><path d="M0-17c2.200 2.400 2.200 6.600 0 9-2.200-2.400-2.200-6.600 0-9Z" fill="${v('ear')}"/>`,
  'x-reed': `<path d="M-4 0C-4-6-5-9-6.500-12M0 0v-17M4 0c0-5 .5-8 2.500-12" fill="none" stroke="${v('reed')}" stroke-width="1.800" stroke-linecap="round"/><path d="M0-17v-5M6.500-12l1.200-4" stroke="#7A4226" stroke-width="3.200" stroke-linecap="round"/>`,
  'x-rock': `<ellipse cx="2" cy="0" rx="9" ry="2.400" fill="${v('shade')}"/><path d="M-8 0-5-8 2-10 8-5 7 0Z" fill="${v('rock-2')}"/><path d="M-8 0-5-8 2-10 0-3Z" fill="${v('rock-1')}"/>`,
  'x-clay': `<ellipse cx="2" cy="0" rx="13" ry="3" fill="${v('shade')}"/><path d="M-13 0C-11-8-6-12 0-12S11-8 13 0Z" fill="${v('clay-2')}"/><path d="M-13 0C-11-8-6-12 0-12 1-7-3-2-6 0Z" fill="${v('clay-1')}"/><path d="M-4-9.500C-2-7-2-4-4-1" fill="none" stroke="${v('clay-3')}" stroke-width="1.200"/>`,
  'x-hut': `<ellipse cx="3" cy="0" rx="13" ry="3.400" fill="${v('shade')}"/><path d="M-11 0 0-22 2 0Z" fill="${v('hut-1')}"/><path d="M11 0 0-22 1 0Z" fill="${v('hut-2')}"/><path d="M-2.500-25 0-21 2.500-25" fill="none" stroke="${v('hut-3')}" stroke-width="1.600" stroke-linecap="round"/><path d="M-4.500 0-1.500-9 1 0Z" fill="${v('hut-3')}"/>`,
  'x-ruin': `<ellipse cx="2" cy="0" rx="12" ry="3" fill="${v('shade')}"/><path d="M-10 0-6-9-3-6-1-11 2-5 6-8 10 0Z" fill="#7D7468"/><path d="M-10 0-6-9-3-6-4 0Z" fill="#958B7E"/><path d="M-5-2 3-9M5-1-1-8" stroke="#4B443C" stroke-width="1.700" stroke-linecap="round"/>`,
  'x-pale': `<path d="M-2.200 0v-9L0-12l2.200 3V0Z" fill="${v('hut-2')}"/><path d="M-2.200 0v-9L0-12V0Z" fill="${v('hut-1')}"/>`,
  'x-wave': `<path d="M-12 0c3-4.500 6-4.500 9 0M-1 0c3-4.500 6-4.500 9 0" fill="none" stroke="${v('wave')}" stroke-width="2.200" stroke-linecap="round"/>`,
  'x-peak': `<path d="M-36 0-8-44 4-2Z" fill="${v('rock-1')}"/><path d="M4 0 26 0 -8-44Z" fill="${v('rock-2')}"/><path d="M-8-44 4 0-12-3-20-20Z" fill="${v('rock-3')}"/><path d="M-8-44-18-28.500-12.500-31-9-26-5-30.500-3-24 1-28.500 1.800-31.500Z" fill="${v('snow')}"/><path d="M-8-44 1.800-31.500 1-28.500-3-24-5-30.500Z" fill="${v('snow-2')}"/>`,
};

// back and front layers per terrain; a second variant is the mirror image
const LAND: Record<string, { ground: string; back: string; front: string }> = {
  field: {
    ground: `<g clip-path="url(#hexclip)"><path d="M-60-60H8L-6-8-60-2Z" fill="${v('field-2')}"/><path d="M8-60H60V6L-6-8Z" fill="${v('field-4')}"/><path d="M-6-8 60 6V60H14Z" fill="${v('field-2')}"/><path d="M-52-10 2-16M-54-18 4-25M-46-28 6-34M-30-38 7-43" fill="none" stroke="${v('field-3')}" stroke-width="1.500" stroke-opacity=".8"/><path d="M4-15 56-4M8-24 54-14M10-33 46-26M12-41 32-37" fill="none" stroke="${v('field-5')}" stroke-width="1.700"/><path d="M2 0 22 50M14 3 36 42M27 6 46 30M40 9 54 22" fill="none" stroke="${v('field-3')}" stroke-width="1.500" stroke-opacity=".8"/><path d="M8-60-6-8 14 60M-60-2-6-8 60 6" fill="none" stroke="${v('hedge')}" stroke-width="2.400" stroke-linecap="round"/></g>`,
    back: many('x-ear', [[-37, -15], [-30, -18.500], [-23, -22], [-16, -25.500], [-9, -29], [-34, -8, .95], [-27, -11, .95], [-20, -14, .95], [-13, -17.500, .95]]) + use('x-bale', 19, -20, .95) + use('x-bale', 34, -11, .95),
    front: many('x-ear', [[-38, 13], [-31, 16.500], [-24, 20], [-17, 23.500], [-10, 27], [-31, 7], [-24, 10], [-17, 13]]) + use('x-bale', 27, 26, .9),
  },
  forest: {
    ground: `<g clip-path="url(#hexclip)"><path d="M-50-25 0-50 50-25 10-6-20-14Z" fill="${v('forest-2')}"/><path d="M-20 60C-10 30 20 24 60 20V60Z" fill="${v('forest-2')}" fill-opacity=".55"/></g>`,
    back: many('x-fir', [[2, -29, .9], [-14, -22, 1.05], [18, -21, 1]]) + use('x-oak', -31, -13, 1.05) + many('x-fir', [[34, -11, 1.05]]) + use('x-oak', 4, -18, .9) + use('x-fir', -22, -8, .85) + use('x-oak', 25, -6, .75),
    front: many('x-fir', [[-36, 12, .95]]) + use('x-oak', 36, 15, 1) + many('x-fir', [[-24, 24, 1], [10, 8, .9], [24, 26, .95]]) + many('x-oak', [[-8, 12, .95], [0, 33, 1]]),
  },
  swamp: {
    ground: `<g clip-path="url(#hexclip)"><path d="M-50-6C-30-22-2-30 18-22S44-4 30 0-4-4-16 2-44 12-50 6Z" fill="${v('pool')}"/><path d="M-50-4C-30-20-2-28 18-20" fill="none" stroke="${v('pool-2')}" stroke-width="2.500"/><path d="M8 28C22 18 44 18 60 22V44C40 40 20 42 10 38S2 32 8 28Z" fill="${v('pool')}"/></g>`,
    back: use('x-clay', -12, -27, .95) + use('x-reed', 16, -23, .95) + use('x-reed', -32, -8, .9) + use('x-reed', 36, -8, 1) + `<ellipse cx="2" cy="-15" rx="5" ry="2.200" fill="${v('lily')}"/><ellipse cx="-12" cy="-9" rx="4" ry="1.800" fill="${v('lily')}"/>`,
    front: use('x-clay', -22, 27, 1) + use('x-reed', 20, 27, .95) + use('x-reed', 34, 20, .85) + `<ellipse cx="27" cy="31" rx="4" ry="1.800" fill="${v('lily')}"/>`,
  },
  mountain: {
    ground: `<g clip-path="url(#hexclip)"><path d="M-50-25 0-50 50-25 30 4-10-6-36 2Z" fill="${v('mountain-2')}"/><path d="M-60 30C-30 18 0 34 20 60H-60Z" fill="${v('mountain-2')}" fill-opacity=".6"/></g>`,
    back: use('x-peak', 22, -9, .72) + use('x-peak', -8, -8, 1) + use('x-rock', 37, -5, .8),
    front: use('x-rock', -32, 18, .95) + use('x-rock', 28, 24, 1.05) + use('x-rock', 2, 32, .8),
  },
  sea: {
    ground: `<g clip-path="url(#hexclip)"><path d="M-60-10C-30-26 10-30 60-22V-60H-60Z" fill="${v('sea-2')}"/><path d="M-60 40C-20 24 20 30 60 14V60H-60Z" fill="${v('sea-3')}"/></g>`,
    back: many('x-wave', [[-22, -18], [16, -26, .85]]),
    front: many('x-wave', [[14, 2, .95], [-18, 24, .9], [20, 28, .8]]),
  },
  village: {
    ground: `<g clip-path="url(#hexclip)"><ellipse cx="0" cy="2" rx="40" ry="30" fill="${v('village-2')}"/></g>`,
    back: many('x-pale', [[-38, -12], [-32.500, -15.500], [-27, -19], [-21.500, -22.500], [-16, -26], [-10.500, -29], [-5, -31.500], [.500, -33.500], [6, -31.500], [11.500, -29], [17, -26], [22.500, -22.500], [28, -19], [33.500, -15.500], [39, -12]]) + use('x-hut', 4, -14, 1) + use('x-hut', -22, -3, 1.050) + use('x-hut', 25, -2, .95),
    front: '',
  },
  ruin: {
    ground: `<g clip-path="url(#hexclip)"><ellipse cx="0" cy="2" rx="40" ry="30" fill="${v('village-2')}" fill-opacity=".6"/></g>`,
    back: use('x-ruin', -20, -6, 1) + use('x-ruin', 16, -14, .95) + use('x-pale', -34, -12, .8) + use('x-pale', 34, -10, .7) + use('x-ruin', 22, 10, .8) + use('x-rock', -8, 14, .7),
    front: '',
  },
};

/** How much lower than land a terrain lies. */
export const sunk = (terrain: string): number => (terrain === 'sea' ? 5 : 0);

/** The symbols of these terrains and of the things standing on them. */
export function terrainDefs(list: string[]): string {
  const t = list.map(n => {
    const c = n === 'ruin' ? 'village' : n;
    const L = LAND[n]!;
    return `<symbol id="t-${n}" overflow="visible"><path d="${HEXPATH}" fill="${v(c)}" stroke="${v(c)}" stroke-width="5" stroke-linejoin="round"/>${L.ground}<path d="${HEXPATH}" fill="url(#light)"/><path d="M-47 22V-24L0-47.500 47-24" fill="none" stroke="#fff" stroke-opacity="${v('rim')}" stroke-width="1.600" stroke-linejoin="round"/></symbol><symbol id="t-${n}-back" overflow="visible">${L.back}</symbol>${L.front ? `<symbol id="t-${n}-front" overflow="visible">${L.front}</symbol>` : ''}<symbol id="t-${n}-side" overflow="visible"><path d="M-47 22 0 45.500 47 22V36L0 59.500-47 36Z" fill="${v(c + '-side')}" stroke="${v(c + '-side')}" stroke-width="5" stroke-linejoin="round"/></symbol>`;
  }).join('\n');
  const p = Object.entries(PROPS).filter(([id]) => t.includes(`#${id}"`)).map(([id, s]) => `<symbol id="${id}" overflow="visible">${s}</symbol>`).join('\n');
  return `<clipPath id="hexclip"><path d="${RING(.985)}"/></clipPath><linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".07"/></linearGradient>\n${p}\n${t}`;
}
