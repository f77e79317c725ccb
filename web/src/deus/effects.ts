/**
 * The effects of the cards in icons: numbers, names of icons, `per`, `>` (for), `×3` (so many times). The words are
 * in the catalogues; this is the short form that fits on a strip.
 */
const BY_NAME: Record<string, string> = {
  galley: '1 gold > any ×3',
  large_harbour: 'wood stone clay wheat > 5 vp',
  cargo_ship: 'any > 4 gold ×4',
  workers_quarters: '1 production > any',
  farmstead: '1 production > any per civil',
  harvest_hands: 'production > any',
  school: '1 cards per region2',
  workshop: '1 piece per region2',
  scriptorium: '2 cards',
  master_builder: '2 piece',
  guild_forest: '1 vp per forest',
  guild_mountain: '1 vp per mountain',
  guild_swamp: '1 vp per swamp',
  guild_field: '1 vp per field',
  forum: '1 vp per 2 region2',
  amphitheatre: '1 vp per region3',
  market_hall: '3 gold per 2 region2',
  baths: '3 gold per region3',
  ballista: '4 gold per village',
  siege_tower: 'village > 2 vp',
  war_elephant: 'army move 2 ×n',
  cavalry: '1 army move 3',
  legion: 'take 3 gold ×n',
  raiders: 'take 1 vp',
  temple_settlement: '1 vp per region',
  temple_towns: '2 vp per region2',
  temple_cities: '4 vp per region3',
  grand_souk: 'any > gold ×4',
  merchantman: 'wood stone clay wheat > 6 vp',
  outsourced_production: '1 production > any per civil',
  mill: '1 production > any ×n',
  seasonal_work: 'production > any',
  barn: '1 any per region2',
  architect_workshop: 'discard > 2 cards',
  library: 'piece > 1 vp',
  house_of_life: '1 gold > 1 cards',
  manufactory: '1 piece',
  scribal_school: '2 gold > piece ×3',
  observatory: '1 gold > card ×2',
  archers: '2 flag > village',
  fortress: '1 flag > piece',
  garrison: '1 flag > 2 gold',
  camels: '1 army move',
  barracks: '1 flag > region',
  chariots: '1 flag > army move ×n',
  temple_of_hathor: '4 vp per village ×3',
  temple_of_horus: '4 vp per temple ×3',
  temple_of_seth: '4 vp per region2 ×3',
  temple_of_sobek: '4 vp per region3 ×3',
  temple_of_thoth: '4 vp per region ×3',
  temple_of_amun: '4 vp clay ×0',
  temple_of_aton: '4 vp wheat ×0',
  temple_of_anubis: '4 vp wood ×0',
  temple_of_apis: '4 vp stone ×0',
  temple_of_isis: '4 vp 6 cards',
  temple_of_ptah: '4 vp offer +1',
  temple_of_maat: '6 vp ship',
  temple_of_min: '6 vp production',
  temple_of_montu: '6 vp science',
  temple_of_mut: '6 vp civil',
  temple_of_neith: '6 vp army',
};

const TERRAIN_OF: Record<string, string> = { wood: 'forest', stone: 'mountain', clay: 'swamp', wheat: 'field' };
const KINDS: Record<string, string> = { maritime: 'ship', military: 'army', blue: 'ship', green: 'production', brown: 'civil', red: 'army' };

// Families of cards: what is the same but for the last word of the id.
const FAMILIES: [string, (last: string) => string][] = [
  ['merchant_ship', (good) => `${good} > 4 gold`],
  ['small_harbour', (good) => `${good} > 1 vp ×6`],
  ['cooperative', (good) => `2 ${good} per production ${TERRAIN_OF[good]}`],
  ['academy', (kind) => `play ${KINDS[kind] ?? kind}`],
  ['trading_post', (terrain) => `3 gold per ${terrain}`],
  ['temple_regions', (terrain) => `4 vp per ${terrain}`],
  ['temple_buildings', (terrain) => `2 vp per civil ${terrain}`],
  ['temple_type', (kind) => `3 vp per ${KINDS[kind] ?? kind}`],
  ['cargo_barge', (good) => `2 ${good} > vp ×2`],
  ['papyrus_boat', (good) => `${good} > gold ×6`],
  ['souk', () => 'gold > any ×5'],
  ['piecework', (good) => `production > ${good} ×n`],
  ['royal_archives', () => 'play card'],
  ['country_estate', (what) => `${amountOf(what)} per region`],
  ['lighthouse', (what) => `${amountOf(what)} per sea`],
  ['palace', (what) => `${amountOf(what)} per edge`],
  ['town_house', (what) => `${amountOf(what)} per civil`],
  ['inn', (what) => `${amountOf(what)} per region`],
];

const amountOf = (what: string): string => (what === 'vp' ? '1 vp' : '3 gold');

/** The tokens of a card's effect; none for a card that lies face down. */
export function effectOf(card: string): string[] {
  const known = BY_NAME[card];
  if (known) return known.split(' ');
  const cut = card.lastIndexOf('_');
  const family = FAMILIES.find(([name]) => name === card.slice(0, cut));
  return family ? family[1](card.slice(cut + 1)).split(' ') : [];
}
