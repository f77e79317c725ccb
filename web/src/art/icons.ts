// One 24-unit grid. Solid icons use their own colours (overridable by a custom property) or currentColor;
// line icons use a 2-unit round stroke. Nothing is thinner than 1.5 units, so that it survives at 16 px.
const line = (s: string): string => `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${s}</g>`;
const solid = (s: string): string => `<g fill="currentColor">${s}</g>`;
const HEX = 'M12 1.6 21.2 6.8V17.2L12 22.4 2.8 17.2V6.8Z';
const hex = (v: string, c: string, s: string): string => `<path d="${HEX}" fill="var(--${v},${c})" stroke="var(--${v},${c})" stroke-width="1.6" stroke-linejoin="round"/>${s}`;
const LEAVES: [number, number, number][] = [[5.2, 17.6, -38], [3.1, 13.6, -8], [3.5, 9.2, 22], [6, 5.6, 48]];

export const ICONS = {
  // goods
  wood: `<path d="M5.6 7.2H17v10.6H5.6a3.6 5.3 0 0 1 0-10.6Z" fill="var(--i-wood,#9A5F33)"/><path d="M6 10.4h7M5 14h8.5" stroke="#6E3F1C" stroke-width="1.5" stroke-linecap="round"/><ellipse cx="17.4" cy="12.5" rx="4" ry="5.3" fill="#E3B67F"/><ellipse cx="17.4" cy="12.5" rx="1.7" ry="2.4" fill="none" stroke="#9A5F33" stroke-width="1.4"/>`,
  stone: `<path d="M3 16.6 6.4 7.4 14 4.2l7 6-1.6 8.2-9.6 2Z" fill="var(--i-stone,#8C95A4)" stroke="var(--i-stone,#8C95A4)" stroke-width="1.6" stroke-linejoin="round"/><path d="M6.4 7.4 14 4.2l2.6 5.4-6.4 2.8Z" fill="#C9D0DB"/><path d="m16.6 9.6 4.4.6-1.6 8.2-6.2-.4Z" fill="#6A7383"/>`,
  clay: `<path d="M8.2 3.6h7.6l-.7 3c3.4 1.4 5.3 4.2 4.9 7.6-.4 3.200-2.400 5.600-4.800 6.600H8.800C6.400 19.800 4.400 17.400 4 14.200c-.4-3.400 1.500-6.200 4.900-7.600Z" fill="var(--i-clay,#C4583A)" stroke="var(--i-clay,#C4583A)" stroke-width="1.2" stroke-linejoin="round"/><path d="M7.600 3h8.800v2.200H7.600Z" fill="#8E3A22" stroke="#8E3A22" stroke-width="1" stroke-linejoin="round"/><path d="M4.200 12.200c2.600 1.400 5 1.400 7.800 0s5.200-1.400 7.800 0" fill="none" stroke="#F3C7A6" stroke-width="1.800" stroke-linecap="round"/>`,
  wheat: `<path d="M12 22V9" stroke="#9A6A0C" stroke-width="2" stroke-linecap="round"/><g fill="var(--i-wheat,#E3A41C)" stroke="#9A6A0C" stroke-width=".9"><path d="M12 1.800c2 1.800 2 4.200 0 6.200-2-2-2-4.400 0-6.200Z"/><path d="M12.300 11.400c.2-3 2-4.600 5-4.600 0 3-1.800 4.800-5 4.600ZM11.700 11.400c-.2-3-2-4.600-5-4.600 0 3 1.800 4.800 5 4.600Z"/><path d="M12.300 16.600c.2-3.200 2-4.800 5.400-4.800 0 3.200-2 5-5.400 4.800ZM11.700 16.600c-.2-3.200-2-4.800-5.400-4.800 0 3.200 2 5 5.400 4.800Z"/></g>`,
  gold: `<circle cx="12" cy="12.600" r="9.800" fill="#B97A0A"/><circle cx="12" cy="11.600" r="9.600" fill="var(--i-gold,#F2B522)"/><circle cx="12" cy="11.600" r="6.400" fill="none" stroke="#B97A0A" stroke-width="1.500"/><path d="M12 8v7.200" stroke="#8F5C02" stroke-width="2.400" stroke-linecap="round"/>`,
  vp: `<g fill="var(--i-vp,#2F8F5B)">${LEAVES.map(([x, y, a]) => `<ellipse cx="${x}" cy="${y}" rx="1.900" ry="3.200" transform="rotate(${a} ${x} ${y})"/><ellipse cx="${24 - x}" cy="${y}" rx="1.900" ry="3.200" transform="rotate(${-a} ${24 - x} ${y})"/>`).join('')}</g><path d="m12 6.200 1.900 3.900 4.200.6-3.100 3 .8 4.300-3.800-2.100L8.200 18l.8-4.300-3.100-3 4.200-.6Z" fill="var(--i-star,#E59A12)" stroke="var(--i-star,#E59A12)" stroke-width="1" stroke-linejoin="round"/><path d="M8.500 21.400h7" stroke="var(--i-vp,#2F8F5B)" stroke-width="2" stroke-linecap="round"/>`,
  any: `<circle cx="7.600" cy="7.600" r="4.400" fill="#9A5F33"/><circle cx="16.400" cy="7.600" r="4.400" fill="#8C95A4"/><circle cx="7.600" cy="16.400" r="4.400" fill="#C4583A"/><circle cx="16.400" cy="16.400" r="4.400" fill="#E3A41C"/>`,
  food: `<path d="M12 8c2-2.400 8-2.200 8.200 3.400.2 5-3.600 10-6 10-1 0-1.400-.5-2.200-.5s-1.200.5-2.200.5c-2.400 0-6.200-5-6-10C4 5.800 10 5.600 12 8Z" fill="var(--i-food,#D6453D)"/><path d="M12 8c0-2.600 1-4.600 3.400-5.600" fill="none" stroke="#6E3F1C" stroke-width="2" stroke-linecap="round"/><path d="M13 5.600c1.400-2.800 4-3 6-2.200-.6 2.400-3 3.600-6 2.200Z" fill="#4E9A51"/>`,
  metal: `<path d="M6.500 8h11l3.500 9.500H3Z" fill="var(--i-metal,#7C8798)" stroke="var(--i-metal,#7C8798)" stroke-width="1.600" stroke-linejoin="round"/><path d="M6.500 8h11l1 3h-13Z" fill="#CBD3DF"/>`,
  mana: `<path d="M12 1.800 18.400 8v8L12 22.200 5.600 16V8Z" fill="var(--i-mana,#5B63D6)"/><path d="M12 1.800V22.200L5.600 16V8Z" fill="#A9AFF5"/><path d="M12 1.800 18.400 8 12 11.200 5.600 8Z" fill="#D9DCFF"/>`,
  marble: `<path d="M4 8 12 4l8 4v8.500L12 21l-8-4.500Z" fill="#D8DDE6"/><path d="M12 12v9l8-4.500V8Z" fill="#A7AFBD"/><path d="M4 8 12 4l8 4-8 4Z" fill="#F6F8FB"/><path d="m6 11.500 4 5M14.500 18.500l3.500-6" stroke="#8490A3" stroke-width="1.500" stroke-linecap="round"/>`,
  mercury: `<path d="M12 2.400c4 5 6.800 8.400 6.800 12a6.800 6.800 0 0 1-13.600 0c0-3.600 2.800-7 6.800-12Z" fill="#9A7BC0"/><path d="M8.600 14.600a3.600 3.600 0 0 0 3 3.500" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`,
  oil: `<path d="M6 4.500h12v15a6 2 0 0 1-12 0Z" fill="#3A3F4B"/><ellipse cx="12" cy="4.800" rx="6" ry="2.300" fill="#6D7585"/><path d="M6 10.500c3 1.600 9 1.600 12 0M6 15.500c3 1.600 9 1.600 12 0" fill="none" stroke="#8B94A5" stroke-width="1.600"/>`,
  diamond: `<path d="M6.500 4h11L22 9.500 12 21.500 2 9.500Z" fill="#4DB6D6"/><path d="M6.500 4 8.500 9.500H2ZM17.500 4l-2 5.500H22Z" fill="#8BD6EA"/><path d="M8.500 9.500h7L12 21.500Z" fill="#B9EBF6"/><path d="M6.500 4h11l-2 5.500h-7Z" fill="#DDF7FC"/>`,
  trade: `<circle cx="12" cy="12" r="10" fill="#2E7F86"/><path d="M7 9.500h9m-3-3 3 3-3 3M17 15H8m3-3-3 3 3 3" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(0 -.2)"/>`,

  // pieces
  civil: solid(`<path fill-rule="evenodd" d="M12 2.200 22.400 11l-1.300 1.700-1.100-.8V21.500H4v-9.600l-1.100.8L1.600 11Zm-2.400 19.300h4.800v-5.300a2.400 2.400 0 0 0-4.800 0Z" stroke="currentColor" stroke-width=".8" stroke-linejoin="round"/>`),
  science: solid(`<path fill-rule="evenodd" d="M10.900 4.200a1.700 1.700 0 1 1 2.200 0v.9c4 .6 6.900 4 6.900 7.900H4c0-3.900 2.900-7.300 6.900-7.900ZM4.800 14.500h14.400v3.600h1.500v3.400H3.300v-3.400h1.500Zm4 1.600v2h1.700v-2Zm4.700 0v2h1.700v-2Z"/>`),
  ship: solid(`<path d="M12.600 1.800c5 2.400 7.600 6.600 7.800 12.200h-7.800ZM10.800 5v9H4.400C5.200 10.600 7.400 7.400 10.800 5ZM1.800 15.600h20.400c-.5 3.900-2.700 6-5.600 6H7.400c-2.900 0-5.100-2.100-5.600-6Z" stroke="currentColor" stroke-width=".7" stroke-linejoin="round"/>`),
  army: solid(`<path fill-rule="evenodd" d="M4.200 22v-8.400C4.200 10 7.600 7.600 12 7.600s7.800 2.400 7.800 6V22h-5.400l-.8-1.600v-3.900l4-1.200v-2.700H6.400v2.700l4 1.200v3.900L9.600 22Z"/><path d="M1.400 12C1.400 5.800 6 1.600 12 1.600S22.600 5.800 22.600 12l-2.200.8C20 8.600 16.600 6 12 6s-8 2.600-8.400 6.800Z"/>`),
  production: solid(`<path d="M9.300 10.600h5.400L17.300 22H6.700Z" stroke="currentColor" stroke-width="1" stroke-linejoin="round"/><path d="m12 8.400 7.600-6.200M12 8.400l7 6.800M12 8.400 4.400 2.200M12 8.400l-7 6.800" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><circle cx="12" cy="8.400" r="2.600"/>`),
  temple: solid(`<path d="M12 1.600 22.400 7.400v2.400H1.600V7.400ZM4 11.200h3v7.400H4Zm6.500 0h3v7.400h-3Zm6.500 0h3v7.400h-3ZM1.800 20h20.400v2.400H1.800Z" stroke="currentColor" stroke-width=".6" stroke-linejoin="round"/>`),
  piece: solid(`<path fill-rule="evenodd" d="M12 2.200 22.400 11l-1.300 1.700-1.100-.8V21.500H4v-9.600l-1.100.8L1.600 11Zm-1.300 7.400v3.100H7.600v2.600h3.100v3.100h2.600v-3.100h3.100v-2.600h-3.100V9.600Z" stroke="currentColor" stroke-width=".8" stroke-linejoin="round"/>`),
  control: solid(`<path d="M4.500 2v20" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/><path d="M6 3.600c5-2 8.500 2.200 15 .4l-3.200 5.400L21 14.800c-6.500 1.800-10-2.400-15-.4Z" stroke="currentColor" stroke-width=".8" stroke-linejoin="round"/>`),
  reinforced: solid(`<path d="M12 1.800 20.600 5v6.600c0 5-3.600 8.600-8.600 10.600-5-2-8.600-5.600-8.600-10.600V5Z"/><path d="m8 12 3 3 5.400-6" fill="none" stroke="var(--i-cut,#fff)" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>`),
  city: solid(`<path fill-rule="evenodd" d="M2.200 21.800V11.200l4-3 4 3V6.400L14.800 3l4.600 3.400v4.400h2.400v11Zm3-8v2.400h2v-2.400Zm7.400-5.200V11h1.600V8.600Zm3 0V11h1.600V8.600Zm-3 4.600v2.400h1.600v-2.400Zm3 0v2.400h1.600v-2.400Z" stroke="currentColor" stroke-width=".8" stroke-linejoin="round"/>`),
  capital: solid(`<path d="m12 1.600 1.300 2.600 2.900.4-2.100 2 .5 2.900L12 8.100 9.400 9.500l.5-2.900-2.100-2 2.900-.4Z"/><path fill-rule="evenodd" d="M2.600 22V11.800h2.200v1.800h2.400v-1.800h2.200v1.800h5.200v-1.800h2.200v1.800h2.400v-1.800h2.200V22Zm7.200 0h4.400v-3.200a2.200 2.200 0 0 0-4.400 0Z"/>`),
  caravan: solid(`<path d="M2.600 21.600V14.200C2.400 10.600 4 9.200 6 9c.6-3 1.600-4.800 3.600-4.800s2.800 2.400 3.800 4.800c2 .8 3-.6 3-3.600 0-2.400 1.400-3.600 3.600-3.600h2.600v3h-2.200c-.6 0-.8.6-.8 2 0 4.200-.6 6.200-2.400 7.600v7.200h-3.400v-6H6v6Z" stroke="currentColor" stroke-width=".8" stroke-linejoin="round"/>`),
  barbarian: solid(`<path d="M3 2.400C2.400 7.200 4 10 6.400 11a6.400 6.400 0 0 1 11.200 0C20 10 21.600 7.200 21 2.400c-1 2.600-2.600 3.800-4.600 4.200A8 8 0 0 0 7.600 6.600C5.600 6.200 4 5 3 2.400Z"/><path d="M5.600 12.400h12.800v3.200L15.400 22h-1.600v-5.400h-3.600V22H8.600l-3-6.400Z"/>`),
  citystate: solid(`<path fill-rule="evenodd" d="M6.500 22V10.500H5V3.800h2.600V6h3V3.800h2.800V6h3V3.800H19v6.700h-1.500V22Zm3.700 0h3.600v-4a1.800 1.800 0 0 0-3.600 0ZM9 11.200v2.600h1.900v-2.600Zm4.100 0v2.600H15v-2.600Z"/>`),
  wonder: solid(`<path d="M12 3 22.800 20.500H1.200Z" fill-opacity=".55"/><path d="M12 3 22.800 20.500H14Z"/><path d="M5 15.200h9M8 10.400h4.600" stroke="var(--i-cut,#fff)" stroke-width="1.500" stroke-opacity=".8"/>`),
  natural: solid(`<circle cx="17" cy="6.400" r="4.200" fill="#F2B522"/><path d="M1.600 21.400 9.600 6l4.600 8 2-2.800 6.200 10.200Z"/><path d="m9.600 6 3 5.300-2.200 1.400-2-1.600-1.700 1.200Z" fill="var(--i-cut,#fff)"/>`),
  shrine: solid(`<path fill-rule="evenodd" d="M9 3h6v4h3v4.500h2.600v5H23V22H1v-5.500h2.400v-5H6V7h3Zm1.300 19h3.400v-4.200a1.700 1.700 0 0 0-3.400 0Z"/>`),
  settlement: solid(`<path fill-rule="evenodd" d="M2 21.500c0-9 4-15.500 10-15.500s10 6.500 10 15.500Zm7.300 0h5.400v-3a2.700 2.700 0 0 0-5.400 0Z"/><path d="M12 2v5" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/>`),
  follower: solid(`<circle cx="12" cy="6.800" r="4.800"/><path d="M4 22c.4-6 3.200-9.400 8-9.400s7.600 3.400 8 9.400Z"/>`),
  minorgod: solid(`<circle cx="12" cy="8.600" r="4.200"/><path d="M5 22c.4-5 2.800-7.800 7-7.800s6.600 2.800 7 7.800Z"/><path d="M5 7.600 3.600 6M12 2V.8M19 7.600 20.400 6M7.200 3.600 6.200 2M16.800 3.600l1-1.600" stroke="currentColor" stroke-width="1.800" stroke-linecap="round"/>`),
  greatgod: solid(`<path d="m4.600 2.600 3.200 2.800L12 1.400l4.200 4 3.200-2.800-1 5.600H5.600Z"/><path d="M7.200 9.600h9.600c0 3-2 5-4.800 5s-4.800-2-4.800-5ZM3 22c.6-4.400 4-6.800 9-6.800s8.400 2.400 9 6.800Z"/>`),
  cube: `<path d="M12 2.600 20.600 7v10L12 21.600 3.400 17V7Z" fill="currentColor"/><path d="M12 2.600 20.600 7 12 11.600 3.400 7Z" fill="#fff" fill-opacity=".4"/><path d="M12 11.600V21.600L20.600 17V7Z" fill="#000" fill-opacity=".22"/>`,
  portal: line(`<ellipse cx="12" cy="12" rx="7.500" ry="9.500"/><path d="M12 6.500c3.500 0 4.500 5.500 1.500 7s-5-1.500-3.300-3.300"/>`),
  star: line(`<path d="M12 2.500 17.900 20.600 2.500 9.400h19L6.100 20.600Z"/>`),

  // gods
  neptune: line(`<path d="M12 8v14M5.500 4v4.500c0 3.600 2.600 5.500 6.500 5.500s6.500-1.900 6.500-5.500V4M12 2.500V8M8.500 18.500h7" /><path d="m3.500 6 2-3 2 3M16.500 6l2-3 2 3M10 4.500l2-3 2 3" stroke-width="1.600"/>`),
  ceres: solid(`<path d="M6.600 15.400C1.800 9 6 1.600 13.600 1.600c5 0 8.600 3.600 8.800 8.600-2.200-3.600-5-5.200-8.400-4.800-4.800.6-6.400 4.600-4.200 8.200Z" stroke="currentColor" stroke-width=".8" stroke-linejoin="round"/><path d="m8 15-4 6" stroke="currentColor" stroke-width="3.600" stroke-linecap="round"/>`),
  minerva: solid(`<path fill-rule="evenodd" d="M3.600 2.600 8 4.800a9.600 9.600 0 0 1 8 0l4.400-2.200c.4 3 .2 5 .2 8.600 0 6.400-3.800 10.800-8.600 10.800S3.400 17.600 3.400 11.200c0-3.600-.2-5.600.2-8.600ZM8.200 7.800a3.400 3.400 0 1 0 0 6.800 3.400 3.400 0 0 0 0-6.800Zm7.600 0a3.400 3.400 0 1 0 0 6.800 3.400 3.400 0 0 0 0-6.800ZM12 14l-1.500 2.200L12 18.600l1.500-2.400Z"/><circle cx="8.200" cy="11.200" r="1.500"/><circle cx="15.800" cy="11.200" r="1.500"/>`),
  vesta: solid(`<path d="M12.400 1.600c.6 3.800 5.200 5.400 5.200 10.200 0 3-2.300 5-5.600 5s-5.600-2-5.600-5c0-2.600 1.500-4 2.400-5.600.5 1.300 1 2 2 2.400.4-2.600 0-4.800 1.600-7Z"/><path d="M3 18.400h18l-2.600 4H5.600Z" stroke="currentColor" stroke-width=".8" stroke-linejoin="round"/>`),
  mars: solid(`<path d="m14.600 9.400 5.600-5.600" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/><path d="M15 1.800h7.200V9Z" stroke="currentColor" stroke-width=".8" stroke-linejoin="round"/><path fill-rule="evenodd" d="M9.400 7a7.600 7.600 0 1 1 0 15.200 7.600 7.600 0 0 1 0-15.200Zm0 3.400a4.200 4.200 0 1 0 0 8.400 4.200 4.200 0 0 0 0-8.400Z"/><circle cx="9.400" cy="14.600" r="1.800"/>`),
  jupiter: solid(`<path d="M13.600 1.400 4 13.600h6L8.400 22.600 20 9.400h-6.800l2.400-8Z" stroke="currentColor" stroke-width="1" stroke-linejoin="round"/>`),

  // terrain
  field: hex('t-field', '#EBC866', `<path d="M7 17.500V9M12 19V7.500M17 17.500V9" stroke="#9A6A0C" stroke-width="1.600" stroke-linecap="round"/><path d="M7 6.500 9 9.500 7 12 5 9.500ZM12 4.500l2.200 3.200L12 10.500 9.800 7.700ZM17 6.500l2 3-2 2.500-2-2.500Z" fill="#B97A0A"/>`),
  forest: hex('t-forest', '#93C47D', `<path d="M12 4 17 11.500h-2.200l3 5H6.200l3-5H7Z" fill="#23633F"/><path d="M12 16v3.500" stroke="#5A3A1C" stroke-width="2.200"/>`),
  swamp: hex('t-swamp', '#B9A57F', `<ellipse cx="12" cy="16.200" rx="7.200" ry="3" fill="#4E8C86"/><path d="M8.200 15.500V8.500M12.500 15.500V6M16 15.500v-5" stroke="#4C5A2A" stroke-width="1.600" stroke-linecap="round"/><path d="M8.200 9.200v2M12.500 6.600v2.600M16 11v1.600" stroke="#7C3D22" stroke-width="3" stroke-linecap="round"/>`),
  mountain: hex('t-mountain', '#C3C8D2', `<path d="m4.600 17.500 6.600-11 3.600 5.600 1.400-1.800 3.800 7.200Z" fill="#667085"/><path d="m11.200 6.500 2.400 3.800-1.800 1.200-1.400-1-1.300.9Z" fill="#fff"/>`),
  sea: hex('t-sea', '#67B3D6', `<path d="M5 9.500c1.800-2 3.500-2 5.200 0s3.500 2 5.200 0 2.400-1.400 3.600-.6M5 15.500c1.800-2 3.500-2 5.200 0s3.500 2 5.200 0 2.400-1.400 3.600-.6" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`),
  village: hex('t-village', '#DCC29A', `<path d="m8.500 6.500 5 10.500h-10ZM16 9l4 8h-8Z" fill="#8A5232"/><path d="m8.500 12 1.700 5H6.800Z" fill="#3B2415"/><path d="m7.600 5.400.9 1.600.9-1.600" stroke="#8A5232" stroke-width="1.500" fill="none"/>`),
  grassland: hex('t-grass', '#A9CF7C', `<path d="M6 15c0-2-.6-3-1.600-4M6 15c0-2 .6-3 1.600-4M12 11c0-2-.6-3-1.600-4M12 11c0-2 .6-3 1.600-4M17.500 15.500c0-2-.6-3-1.600-4M17.500 15.500c0-2 .6-3 1.600-4" stroke="#3F7A35" stroke-width="1.700" fill="none" stroke-linecap="round"/>`),
  hills: hex('t-hills', '#C6C175', `<path d="M4 17.500c.6-5 2.600-7.500 5-7.500s4.400 2.500 5 7.500Z" fill="#8C8A3E"/><path d="M10.500 17.500c.5-4 2-6 4.300-6s4 2 4.700 6Z" fill="#A7A550"/>`),
  desert: hex('t-desert', '#EFD9A8', `<path d="M4.500 16.500c3.500-5 6-5 8 0M11 16.500c2.400-3.600 5-3.800 8 0" fill="none" stroke="#B98B45" stroke-width="1.800" stroke-linecap="round"/><path d="M14.500 12V5.500M14.500 10h-2.600V7.600M14.500 9h2.600V6.800" stroke="#3F8A55" stroke-width="1.900" stroke-linecap="round" fill="none"/>`),
  water: hex('t-sea', '#67B3D6', `<path d="M5 12.500c1.800-2 3.500-2 5.200 0s3.500 2 5.200 0 2.400-1.400 3.600-.6" fill="none" stroke="#fff" stroke-width="2.200" stroke-linecap="round"/>`),
  region: line(`<path d="${HEX}"/>`),
  region2: `${line(`<path d="${HEX}"/>`)}<g fill="currentColor"><path d="m8 8.500 3.200 3v4H4.800v-4ZM16 8.500l3.200 3v4h-6.400v-4Z"/></g>`,
  region3: `${line(`<path d="${HEX}"/>`)}<g fill="currentColor"><path d="m12 4.600 3 2.800V11H9V7.400ZM8 11.800l2.900 2.700v3.400H5.100v-3.400ZM16 11.800l2.900 2.700v3.400h-5.800v-3.400Z"/></g>`,
  edge: line(`<path d="${HEX}" stroke-dasharray="3.200 3.600"/>`),

  // focus types
  culture: solid(`<path d="M5.400 2.600C5.400 8 4 9.600 4 13.600 4 18 7.200 20.600 12 20.600s8-2.600 8-7c0-4-1.400-5.600-1.400-11h-2.800c0 5.600 1.400 7.400 1.400 11 0 2.600-2 4.200-5.200 4.200s-5.200-1.600-5.200-4.200c0-3.600 1.400-5.400 1.400-11Z"/><path d="M6.600 6.600h10.800M10 7.500v9M14 7.500v9" stroke="currentColor" stroke-width="1.700" stroke-linecap="round"/><path d="M8.400 22.400h7.200" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`),
  research: solid(`<path d="M9 2h6v2h-1v5.200l6.400 9.600c1 1.600 0 3.200-1.800 3.200H5.400c-1.800 0-2.800-1.600-1.800-3.200L10 9.200V4H9Z"/><path d="M7.600 16h8.800l1.700 2.600c.4.700.1 1.200-.6 1.200h-11c-.7 0-1-.5-.6-1.200Z" fill="var(--i-cut,#fff)" fill-opacity=".75"/>`),
  economy: solid(`<path d="M8 2.400h8l-1.600 4.200c4.200 2 6.600 5.600 6.600 9.200 0 4-2.800 6-9 6s-9-2-9-6c0-3.600 2.400-7.200 6.600-9.200Z"/><path d="M12 10.400v8M14.600 12.200c-1.200-1.200-5-1.200-5 .8 0 2.400 5 1.200 5 3.400 0 2-3.800 2-5.200.6" stroke="var(--i-cut,#fff)" stroke-width="1.600" fill="none" stroke-linecap="round"/>`),
  industry: solid(`<path fill-rule="evenodd" d="m10.200 1.800-.5 2.700-2 .8-2.200-1.500-2.600 2.600 1.500 2.200-.8 2-2.700.5v3.700l2.700.5.8 2-1.500 2.200 2.600 2.600 2.200-1.500 2 .8.5 2.700h3.700l.5-2.700 2-.8 2.200 1.500 2.600-2.600-1.500-2.200.8-2 2.700-.5v-3.700l-2.700-.5-.8-2 1.500-2.200-2.600-2.600-2.200 1.500-2-.8-.5-2.700ZM12 8.400a3.900 3.900 0 1 1 0 7.800 3.900 3.900 0 0 1 0-7.800Z" transform="translate(.1 -.3)"/>`),
  military: line(`<path d="M3.500 3.500h3L17 14M20.500 3.500h-3L7 14M14 17.500l3.500-3.500M10 17.500 6.500 14M16.500 16.500l4 4M7.500 16.500l-4 4"/>`),

  // actions and chrome
  build: line(`<path d="m13 7 4-4 4 4-4 4ZM14.500 8.500 4 19l1.500 1.500L16 10M13.500 3.500 9 5"/>`),
  offer: line(`<path d="M12 3c.4 2.600 3.500 3.600 3.500 6.800A3.400 3.400 0 0 1 12 13.200a3.400 3.400 0 0 1-3.500-3.400c0-1.800 1-2.700 1.600-3.800M4 16.500h16M6 16.500V21h12v-4.500"/>`),
  card: line(`<rect x="5.500" y="2.500" width="13" height="19" rx="2.500"/><path d="M9 7h6"/>`),
  cards: line(`<rect x="8.500" y="5" width="12" height="16.500" rx="2.500"/><path d="M4.500 17.500 3.400 7A2.500 2.500 0 0 1 5.700 4.200L13 2.800"/>`),
  draw: line(`<rect x="4" y="3" width="11" height="15" rx="2.200"/><path d="M18.500 12v9M15 18l3.500 3.500L22 18"/>`),
  discard: line(`<rect x="4" y="6" width="11" height="15" rx="2.200"/><path d="M18.500 12V3M15 6l3.500-3.500L22 6"/>`),
  exchange: line(`<path d="M4 8.500h15M15 4.500l4 4-4 4M20 16H5M9 12l-4 4 4 4"/>`),
  move: line(`<path d="M4 19c2-8 7-11 15-11M14.500 3.500 19.500 8l-5 4.500"/>`),
  attack: line(`<path d="M3.500 3.500h3L17 14M20.500 3.500h-3L7 14M14 17.500l3.500-3.500M10 17.500 6.500 14M16.500 16.500l4 4M7.500 16.500l-4 4"/>`),
  take: line(`<path d="M4 14v-3.500M8 13V5.500a1.700 1.700 0 0 1 3.400 0V12M11.400 11V4a1.700 1.700 0 0 1 3.400 0v8M14.800 11.500V6.500a1.700 1.700 0 0 1 3.400 0V14c0 4.500-2.700 7.500-6.700 7.500-3.800 0-5.600-2-7.500-7.500"/>`),
  undo: line(`<path d="M8.500 4.500 4 9l4.500 4.500M4.500 9H14a6 6 0 0 1 0 12h-3.500"/>`),
  redo: line(`<path d="M15.500 4.500 20 9l-4.500 4.500M19.500 9H10a6 6 0 0 0 0 12h3.500"/>`),
  hint: line(`<path d="M9 17.500c0-2.500-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.500-3 8ZM9.500 21h5"/>`),
  rules: line(`<path d="M12 6.500C10 4.700 7 4 3.500 4.500v14C7 18 10 18.700 12 20.500c2-1.800 5-2.500 8.500-2v-14C17 4 14 4.700 12 6.500ZM12 6.500v14"/>`),
  log: line(`<path d="M8.500 6H20M8.500 12H20M8.500 18H20M4 6h.01M4 12h.01M4 18h.01"/>`),
  menu: line(`<path d="M4 7h16M4 12h16M4 17h16"/>`),
  check: line(`<path d="m4.500 12.500 5 5L20 7" stroke-width="2.600"/>`),
  close: line(`<path d="m6 6 12 12M18 6 6 18"/>`),
  back: line(`<path d="M20 12H5M11 6l-6 6 6 6"/>`),
  right: line(`<path d="M4 12h15M13 6l6 6-6 6"/>`),
  plus: line(`<path d="M12 5v14M5 12h14"/>`),
  minus: line(`<path d="M5 12h14"/>`),
  fit: line(`<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>`),
  sun: line(`<circle cx="12" cy="12" r="4"/><path d="M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400"/>`),
  moon: line(`<path d="M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500Z"/>`),
  clock: line(`<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.500 2"/>`),
  info: line(`<circle cx="12" cy="12" r="9.500"/><path d="M12 11v6M12 7.200h.01" stroke-width="2.400"/>`),
  blocked: line(`<circle cx="12" cy="12" r="9"/><path d="m5.800 5.800 12.400 12.400"/>`),
  lock: line(`<rect x="4.500" y="10.500" width="15" height="10.500" rx="2.500"/><path d="M8 10.500V7.500a4 4 0 0 1 8 0v3M12 14.500v2.500"/>`),
  bot: line(`<rect x="4" y="8" width="16" height="12" rx="3"/><path d="M12 8V4M9 13v1.500M15 13v1.500M2 13v3M22 13v3"/>`),
  flag: line(`<path d="M6 22V3.500c4.500-2 7 2 12 0V13c-5 2-7.500-2-12 0"/>`),
  play: solid(`<path d="M7 4.500v15l12-7.500Z" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>`),
  pause: line(`<path d="M8 5v14M16 5v14" stroke-width="3.600"/>`),
  next: line(`<path d="m9 5 7 7-7 7"/>`),
  prev: line(`<path d="m15 5-7 7 7 7"/>`),
  settings: line(`<path d="M4 7h9M19 7h1M4 17h1M11 17h9"/><circle cx="16" cy="7" r="2.500"/><circle cx="8" cy="17" r="2.500"/>`),
  die: `${line(`<rect x="3.500" y="3.500" width="17" height="17" rx="4"/>`)}<g fill="currentColor"><circle cx="8.500" cy="8.500" r="1.700"/><circle cx="15.500" cy="8.500" r="1.700"/><circle cx="8.500" cy="15.500" r="1.700"/><circle cx="15.500" cy="15.500" r="1.700"/></g>`,
  exhausted: line(`<path d="${HEX}"/><path d="m6 16 8-11M10 19l8-11"/>`),

  // players: a glyph for each seat
  seat1: solid(`<path d="M12 3.500 21.500 20h-19Z" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>`),
  seat2: solid(`<circle cx="12" cy="12" r="9"/>`),
  seat3: solid(`<rect x="3.500" y="3.500" width="17" height="17" rx="1.500"/>`),
  seat4: solid(`<path d="M12 1.500 22 12 12 22.500 2 12Z" stroke="currentColor" stroke-width="1" stroke-linejoin="round"/>`),
  mark: `<path d="M12 1.500 21.500 8.300 17.900 22H6.100L2.500 8.300Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M12 6v12M7 10.500l5-4.500 5 4.500M8 14.500h8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
};

const tidy = (s: string): string => s.replace(/(\.\d*?)0+(?=[^\d])/g, (_, a: string) => (a === '.' ? '' : a));

/** All icons as one sprite, to be put into the page once. */
export const sprite = (): string =>
  Object.entries(ICONS)
    .map(([name, shape]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${tidy(shape)}</symbol>`)
    .join('');
