import { box, disc, line, shape, star, turned } from './draw.ts';
import {
  BLUE,
  BRASS,
  CREAM,
  DARK,
  DEEP_RED,
  GOLD,
  GREEN,
  LEAF,
  type Motif,
  motif,
  NAVY,
  RED,
  round,
  SLATE,
  STEEL,
  WHITE,
  WOOD,
} from './motifParts.ts';

/** The sea, the lair, the mine, the hills and the bees. */
export const SEA_AND_MINE_MOTIFS = {
  // Sea
  shells: motif(
    'shells',
    shape('M100 168 30 86c6-60 134-60 140 0Z', '#FFC9A8') +
      line('M100 162 54 60M100 162 84 46M100 162l16-116M100 162l46-102', '#E0805B', 6) +
      box(80, 150, 40, 20, 8, '#E0805B'),
  ),
  starfish: motif(
    'starfish',
    round(5, shape('M76 96 100 22l24 74z', '#FF7A59')) +
      disc(100, 100, 30, '#FF7A59') +
      round(5, disc(100, 66, 5, CREAM)) +
      disc(100, 100, 6, CREAM),
  ),
  corals: motif(
    'corals',
    line('M100 172V96M100 130 62 104V66M100 116l40-22V52M100 96 88 60V36M62 84 42 68M140 78l20-12', '#FF6F91', 13),
  ),
  pearls: motif(
    'pearls',
    shape('M24 104c0-60 152-60 152 0Z', '#C9A2E0') +
      shape('M24 116c0 60 152 60 152 0Z', '#A77BC9') +
      disc(100, 110, 30, WHITE) +
      disc(90, 100, 8, '#E8E8F8'),
  ),
  bubbles: motif(
    'bubbles',
    [
      [84, 112, 46],
      [138, 66, 26],
      [146, 134, 18],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="#7FD1F5" fill-opacity=".5" stroke="#D9F5FF" stroke-width="6"/>`,
      )
      .join('') + line('M58 104q4-18 20-22', WHITE, 7),
  ),
  anchors: motif(
    'anchors',
    `<circle cx="100" cy="46" r="17" fill="none" stroke="${STEEL}" stroke-width="12"/>` +
      line('M100 62v104M68 82h64M40 118c2 34 28 50 60 50s58-16 60-50', STEEL, 15) +
      shape('M24 128l18-28 20 26zM176 128l-18-28-20 26z', STEEL),
  ),
  lighthouses: motif(
    'lighthouses',
    shape('M82 44 14 26v44l68-12zM118 44l68-18v44l-68-12z', '#FFE9A8') +
      shape('M80 66h40l14 106H66z', WHITE) +
      shape('M76 96h48l5 26H71zM69 146h62l3 26H66z', RED) +
      box(80, 42, 40, 26, 4, GOLD) +
      shape('M76 42 100 20l24 22z', DEEP_RED),
  ),
  buoys: motif(
    'buoys',
    shape('M100 26 134 124H66z', RED) +
      shape('M84 72h32l10 28H74z', WHITE) +
      `<ellipse cx="100" cy="136" rx="58" ry="24" fill="#FF9A2E"/>` +
      line('M24 160c18-12 32 12 50 0s32 12 50 0 32 12 52 0', BLUE, 10),
  ),
  helms: motif(
    'ship’s wheels',
    round(8, line('M100 100V24', WOOD, 12)) +
      `<circle cx="100" cy="100" r="46" fill="none" stroke="#B8783E" stroke-width="16"/>` +
      disc(100, 100, 16, GOLD),
  ),
  // Lair and mine
  eggs: motif(
    'eggs',
    shape('M100 30c38 0 56 58 56 86 0 34-26 54-56 54s-56-20-56-54c0-28 18-86 56-86Z', '#E8D9B5') +
      [
        [84, 84],
        [122, 100],
        [92, 128],
        [116, 66],
        [72, 112],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 8, LEAF))
        .join(''),
  ),
  flames: motif(
    'flames',
    shape(
      'M104 22c16 36 54 54 48 100-4 30-26 52-54 52s-52-20-52-54c0-30 22-40 26-64 12 8 16 18 16 30 12-14 18-38 16-64Z',
      '#FF6B2E',
    ) + shape('M102 96c10 20 24 28 20 50-2 14-12 22-24 22s-24-8-24-24 12-20 14-34c8 6 10 10 10 16 4-8 6-18 4-30Z', '#FFD24A'),
  ),
  amulets: motif(
    'amulets',
    line('M48 26q52 90 104 0', GOLD, 7) +
      disc(100, 118, 50, BRASS) +
      disc(100, 118, 38, '#1FA38C') +
      shape('M100 88l20 30-20 30-20-30z', '#A8F5E2'),
  ),
  swords: motif(
    'swords',
    turned(
      45,
      100,
      100,
      shape('M92 20h0l8-10 8 10v104H92z', STEEL) +
        box(66, 122, 68, 14, 5, GOLD) +
        box(92, 136, 16, 34, 4, WOOD) +
        disc(100, 176, 10, GOLD),
    ),
  ),
  pickaxes: motif(
    'pickaxes',
    turned(40, 100, 100, box(92, 48, 16, 132, 5, WOOD) + shape('M20 76c40-46 120-46 160 0-44-22-116-22-160 0Z', STEEL)),
  ),
  carts: motif(
    'mine carts',
    [
      [70, 70],
      [100, 58],
      [130, 70],
    ]
      .map(([x = 0, y = 0]) => turned(45, x, y, box(x - 17, y - 17, 34, 34, 4, GOLD)))
      .join('') +
      shape('M30 82h140l-18 60H48z', SLATE) +
      box(24, 76, 152, 14, 4, STEEL) +
      [66, 134].map((x) => disc(x, 152, 17, DARK) + disc(x, 152, 6, STEEL)).join(''),
  ),
  dynamite: motif(
    'sticks of dynamite',
    [60, 88, 116].map((x) => box(x, 62, 26, 108, 6, RED)).join('') +
      box(52, 100, 98, 24, 4, DARK) +
      line('M102 62q4-30 34-30', CREAM, 6) +
      star(146, 32, 18, GOLD),
  ),
  nuggets: motif(
    'nuggets',
    shape('M44 128 34 90l30-34 44 6 24-14 34 36-8 48-40 22-48-8z', GOLD) +
      shape('M64 56l44 6-20 40-54-12zM132 48l34 36-40 14z', CREAM) +
      shape('M88 102l38-4 32 34-40 22-48-8z', BRASS),
  ),
  pans: motif(
    'gold pans',
    `<ellipse cx="100" cy="112" rx="76" ry="44" fill="${SLATE}"/><ellipse cx="100" cy="104" rx="64" ry="32" fill="#3A4658"/>` +
      [
        [80, 106],
        [112, 98],
        [104, 116],
        [130, 110],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 9, GOLD))
        .join(''),
  ),
  reeds: motif(
    'reeds',
    line('M76 176V60M108 176V48M138 176V76', LEAF, 7) +
      [
        [68, 36],
        [100, 22],
        [130, 54],
      ]
        .map(([x = 0, y = 0]) => box(x, y, 16, 58, 8, WOOD))
        .join('') +
      line('M108 168q34-40 52-72M76 168q-26-30-40-60', GREEN, 8),
  ),
  // Hills, bees and posts
  tents: motif(
    'tents',
    shape('M100 40 182 160H18z', '#FF8A3D') +
      shape('M100 40 128 160H72z', DARK) +
      shape('M100 40l28 120 14 0z', '#FFC07A') +
      line('M100 40V24', WOOD, 7),
  ),
  compasses: motif(
    'compasses',
    disc(100, 100, 66, BRASS) +
      disc(100, 100, 54, CREAM) +
      turned(36, 100, 100, shape('M100 54 114 100H86z', RED) + shape('M100 146 114 100H86z', NAVY)) +
      disc(100, 100, 7, DARK),
  ),
  pines: motif(
    'pines',
    box(90, 146, 20, 28, 3, WOOD) +
      shape('M100 22 138 74H62zM100 54l50 54H50zM100 90l60 60H40z', LEAF) +
      shape('M100 22 118 46H82z', WHITE),
  ),
  snowflakes: motif('snowflakes', round(6, line('M100 100V30M100 60 82 44M100 60l18-16', WHITE, 9)) + disc(100, 100, 10, BLUE)),
  jars: motif(
    'honey jars',
    box(58, 36, 84, 24, 6, '#B8783E') +
      shape('M60 60h80c22 14 22 96 0 106H60c-22-10-22-92 0-106Z', '#F2A922') +
      box(62, 92, 76, 44, 6, CREAM) +
      disc(100, 114, 13, '#F2A922'),
  ),
  flowers: motif('flowers', round(8, `<ellipse cx="100" cy="54" rx="18" ry="32" fill="${WHITE}"/>`) + disc(100, 100, 26, GOLD)),
  hives: motif(
    'hives',
    `${[
      [60, 28],
      [84, 44],
      [110, 58],
      [136, 62],
      [160, 54],
    ]
      .map(([y = 0, half = 0]) => box(100 - half, y - 18, half * 2, 30, 15, '#E0A030'))
      .join('')}<ellipse cx="100" cy="150" rx="18" ry="20" fill="${DARK}"/>`,
  ),
  drops: motif(
    'drops of honey',
    shape('M100 26c40 56 54 76 54 100a54 54 0 0 1-108 0c0-24 14-44 54-100Z', '#F2A922') + line('M68 128q2 24 24 30', CREAM, 10),
  ),
  baskets: motif(
    'baskets',
    line('M48 96a52 60 0 0 1 104 0', WOOD, 10) +
      disc(72, 92, 22, RED) +
      disc(104, 84, 24, '#8BC34A') +
      disc(134, 94, 20, GOLD) +
      shape('M32 100h136l-18 66H50z', '#B8783E') +
      line('M38 122h124M44 144h112', WOOD, 6),
  ),
} as const satisfies Readonly<Record<string, Motif>>;
