import { box, CLUB, DIAMOND, disc, HEART, line, numbers, SPADE, shape, star, suit, turned } from './draw.ts';
import {
  BLUE,
  BRASS,
  CREAM,
  DARK,
  GOLD,
  GREEN,
  LEAF,
  letter,
  type Motif,
  motif,
  PINK,
  RED,
  round,
  SLATE,
  STEEL,
  stone,
  VIOLET,
  WHITE,
  WOOD,
} from './motifParts.ts';

/** Cards, stones, fruit and what stands for fortune. */
export const LUCKY_MOTIFS = {
  // Cards and letters
  aces: motif('aces', letter('M62 150 100 48 138 150M76 118h48', RED)),
  kings: motif('kings', letter('M68 48v104M134 48 72 106 136 152', BLUE)),
  queens: motif('queens', letter('M100 46a46 50 0 1 0 .1 0M112 122l28 34', PINK)),
  jacks: motif('jacks', letter('M128 48v66a32 32 0 0 1-62 8', GREEN)),
  spades: motif('spades', suit(SPADE, 100, 102, 2.6, STEEL)),
  hearts: motif('hearts', suit(HEART, 100, 100, 2.7, RED)),
  diamonds: motif('diamonds', suit(DIAMOND, 100, 100, 2.7, '#FF7A59')),
  clubs: motif('clubs', suit(CLUB, 100, 100, 2.6, GREEN)),
  // Stones
  sapphires: motif('sapphires', stone('M60 60h80l36 40-76 66-76-66z', 'M60 60h80l-40 40z', '#2F7FE0', '#9CCBFF')),
  emeralds: motif('emeralds', stone('M64 40h72l28 28v64l-28 28H64l-28-28V68z', 'M70 66h60l14 14v40z', '#1FA35C', '#8FF0B8')),
  topazes: motif('topazes', stone('M100 34 160 100l-60 66-60-66z', 'M100 34v66H40z', '#E59A1B', '#FFE08A')),
  amethysts: motif('amethysts', stone('M100 32l58 34v68l-58 34-58-34V66z', 'M100 32v68L42 66z', '#7C4AC9', '#CDB2FF')),
  // Fruit
  cherries: motif(
    'cherries',
    line('M74 132C76 86 100 60 128 42M132 138C136 100 132 70 128 42', LEAF, 7) +
      shape('M128 42c20-22 46-18 54-4-18 14-38 18-54 4Z', GREEN) +
      disc(70, 142, 30, RED) +
      disc(134, 146, 30, RED) +
      disc(60, 132, 8, PINK) +
      disc(124, 136, 8, PINK),
  ),
  lemons: motif(
    'lemons',
    turned(
      -28,
      100,
      100,
      `<ellipse cx="100" cy="100" rx="62" ry="46" fill="#FFD93B"/>${disc(38, 100, 13, '#FFD93B')}${disc(162, 100, 13, '#FFD93B')}`,
    ) + line('M66 92q16-26 46-24', '#FFF2A8', 9),
  ),
  plums: motif(
    'plums',
    disc(100, 108, 58, '#7C4AC9') +
      line('M100 52q20 56 0 112', '#5D33A3', 7) +
      shape('M104 52c14-26 42-28 56-18-10 22-34 28-56 18Z', GREEN),
  ),
  oranges: motif(
    'oranges',
    disc(100, 108, 58, '#FF9A2E') + disc(82, 88, 12, '#FFC67A') + shape('M104 54c12-22 38-24 50-14-10 18-30 22-50 14Z', GREEN),
  ),
  apples: motif(
    'apples',
    shape('M100 66c40-26 72 4 64 46-6 34-30 58-64 48-34 10-58-14-64-48-8-42 24-72 64-46Z', '#8BC34A') +
      line('M100 68q2-22 14-30', WOOD, 8) +
      line('M60 98q4-18 20-20', '#D5F0A8', 9),
  ),
  pears: motif(
    'pears',
    shape('M100 42c22 0 26 22 28 42 4 22 26 34 26 58 0 26-24 36-54 36s-54-10-54-36c0-24 22-36 26-58 2-20 6-42 28-42Z', '#D7C93B') +
      line('M100 44q2-14 12-22', WOOD, 8) +
      line('M68 132q2-18 14-26', '#F4EDA0', 9),
  ),
  // Fortune
  sevens: motif('sevens', shape('M52 44h96v24l-42 94H66l42-86H52z', RED) + box(52, 44, 96, 12, 0, '#FFB0A8')),
  bars: motif(
    'bars',
    box(26, 66, 148, 68, 12, DARK) +
      box(32, 72, 136, 56, 8, GOLD) +
      line(
        'M56 84v32h10a8 8 0 0 0 0-16 8 8 0 0 0 0-16zM56 100h8M88 116l12-32 12 32M93 106h14M130 116V84h10a8 8 0 0 1 0 16h-10M138 100l10 16',
        DARK,
        6,
      ),
  ),
  bells: motif(
    'bells',
    disc(100, 154, 16, BRASS) +
      shape('M100 34q42 6 42 66 0 32 20 48H38q20-16 20-48 0-60 42-66Z', GOLD) +
      box(34, 140, 132, 14, 7, BRASS) +
      line('M74 72q-6 22-6 48', CREAM, 9),
  ),
  stars: motif('stars', star(100, 100, 78, GOLD) + star(100, 100, 44, CREAM)),
  coins: motif('coins', disc(100, 100, 62, BRASS) + disc(100, 100, 52, GOLD) + box(82, 82, 36, 36, 4, BRASS)),
  oldCoins: motif(
    'old coins',
    disc(100, 100, 64, BRASS) +
      disc(100, 100, 54, GOLD) +
      line('M76 118c-4-36 34-42 36-18s26 10 12-16', '#7A4A10', 12) +
      disc(122, 78, 6, '#7A4A10'),
  ),
  brilliants: motif(
    'brilliants',
    shape('M52 50h96l34 44-82 78-82-78z', '#8FDCFF') +
      shape('M52 50 18 94h164l-34-44-20 44-28-44-28 44z', '#D9F5FF') +
      shape('M72 94h56l-28 78z', BLUE),
  ),
  goldBars: motif(
    'gold bars',
    shape('M34 146l18-46h52l18 46zM92 146l18-46h38l18 46z', BRASS) +
      shape('M62 100l18-46h44l18 46z', GOLD) +
      line('M88 66h28', CREAM, 8),
  ),
  crowns: motif(
    'crowns',
    shape('M36 146 26 66l42 34 32-54 32 54 42-34-10 80z', GOLD) +
      box(36, 138, 128, 20, 5, BRASS) +
      disc(100, 148, 7, RED) +
      disc(26, 64, 9, RED) +
      disc(174, 64, 9, RED),
  ),
  rings: motif(
    'rings',
    `<circle cx="100" cy="122" r="46" fill="none" stroke="${GOLD}" stroke-width="15"/>` +
      shape('M78 34h44l16 20-38 34-38-34z', '#FF6B8B') +
      shape('M78 34h44l-22 20z', '#FFC1CE'),
  ),
  goblets: motif(
    'goblets',
    shape('M52 40h96c0 52-22 68-40 72v32h30v16H62v-16h30v-32c-18-4-40-20-40-72Z', GOLD) +
      disc(100, 74, 13, VIOLET) +
      line('M66 54q4 22 14 32', CREAM, 7),
  ),
  keys: motif(
    'keys',
    turned(
      40,
      100,
      100,
      `<circle cx="100" cy="54" r="26" fill="none" stroke="${GOLD}" stroke-width="16"/>${box(92, 78, 16, 94, 4, GOLD)}${box(106, 132, 28, 14, 3, GOLD)}${box(106, 156, 22, 14, 3, GOLD)}`,
    ),
  ),
  scrolls: motif(
    'scrolls',
    box(50, 46, 100, 108, 6, CREAM) +
      box(38, 36, 124, 20, 10, '#D9B77A') +
      box(38, 144, 124, 20, 10, '#D9B77A') +
      line('M68 78h64M68 98h64M68 118h40', WOOD, 6),
  ),
  vaults: motif(
    'vault doors',
    box(30, 30, 140, 140, 16, SLATE) +
      disc(100, 100, 56, STEEL) +
      round(6, line('M100 100v-36', SLATE, 10)) +
      disc(100, 100, 20, DARK) +
      disc(100, 100, 9, GOLD),
  ),
  pots: motif(
    'pots of gold',
    [64, 88, 112, 136].map((x) => disc(x, 76, 16, GOLD)).join('') +
      box(40, 78, 120, 16, 8, DARK) +
      shape('M48 92h104c18 40-6 74-52 74s-70-34-52-74Z', '#39304D') +
      line('M62 110q-4 20 8 34', SLATE, 8),
  ),
  horseshoes: motif(
    'horseshoes',
    line('M66 158C30 120 44 48 100 48s70 72 34 110', STEEL, 24) +
      [58, 66, 134, 142].map((x, index) => disc(x, index % 3 === 0 ? 104 : 74, 5, DARK)).join(''),
  ),
  hats: motif(
    'hats',
    box(24, 138, 152, 20, 10, '#1F7A45') +
      box(56, 46, 88, 96, 8, LEAF) +
      box(56, 110, 88, 22, 0, DARK) +
      box(86, 106, 28, 30, 4, GOLD),
  ),
  rainbows: motif(
    'rainbows',
    [
      [70, RED],
      [56, GOLD],
      [42, GREEN],
      [28, BLUE],
    ]
      .map(([radius, colour]) =>
        line(`M${100 - Number(radius)} 136a${radius} ${radius} 0 0 1 ${Number(radius) * 2} 0`, String(colour), 14),
      )
      .join('') +
      disc(34, 140, 18, WHITE) +
      disc(166, 140, 18, WHITE),
  ),
  // Pond and street
  lotus: motif(
    'lotus flowers',
    [-60, 60, -32, 32, 0]
      .map((angle, index) =>
        turned(
          angle,
          100,
          146,
          shape('M100 150c-26-28-26-66 0-100 26 34 26 72 0 100Z', index === 4 ? '#FFE3EC' : index > 1 ? PINK : '#E8608C'),
        ),
      )
      .join(''),
  ),
  dragonflies: motif(
    'dragonflies',
    [24, -24]
      .map((angle) =>
        turned(
          angle,
          100,
          88,
          `<ellipse cx="54" cy="88" rx="46" ry="13" fill="#BFEFFF"/><ellipse cx="146" cy="88" rx="46" ry="13" fill="#BFEFFF"/>`,
        ),
      )
      .join('') +
      line('M100 74v86', '#2BC4B0', 12) +
      disc(100, 62, 15, '#2BC4B0') +
      disc(94, 58, 4, DARK) +
      disc(106, 58, 4, DARK),
  ),
  lilies: motif(
    'lily pads',
    shape('M100 100 158 68a66 66 0 1 1-22-24Z', GREEN) +
      round(5, line('M100 100v46', LEAF, 5)) +
      disc(72, 84, 14, PINK) +
      disc(72, 84, 6, GOLD),
  ),
  gongs: motif(
    'gongs',
    line('M40 172V40h120v132', RED, 12) +
      line('M72 40v22M128 40v22', CREAM, 5) +
      disc(100, 108, 50, BRASS) +
      disc(100, 108, 40, GOLD) +
      disc(100, 108, 14, BRASS),
  ),
  waves: motif(
    'waves',
    line('M24 136c26-60 86-70 110-32 8 20-16 34-28 18', BLUE, 16) +
      line('M30 164c20-14 36 14 56 0s36 14 56 0 22 2 30-4', WHITE, 10),
  ),
  fans: motif(
    'fans',
    numbers(7)
      .map((index) => turned(-72 + index * 24, 100, 154, shape('M100 154 82 50q18-10 36 0Z', index % 2 === 0 ? RED : GOLD)))
      .join('') + disc(100, 154, 9, CREAM),
  ),
  teapots: motif(
    'teapots',
    line('M150 84q36 18 0 52', '#3FA7D6', 12) +
      shape('M56 96 22 78l10 60 34 14z', '#3FA7D6') +
      `<ellipse cx="104" cy="118" rx="56" ry="46" fill="#3FA7D6"/>` +
      box(66, 68, 76, 14, 7, CREAM) +
      disc(104, 60, 10, GOLD) +
      line('M80 118q12 18 24 0t24 0', CREAM, 6),
  ),
  moonCakes: motif(
    'moon cakes',
    round(12, disc(100, 44, 16, BRASS)) +
      disc(100, 100, 56, BRASS) +
      disc(100, 100, 44, '#E0A04A') +
      round(4, line('M100 92V70q12 4 8 16', WOOD, 6)),
  ),
  fireworks: motif(
    'fireworks',
    round(12, line('M100 76V44', GOLD, 7)) + round(12, disc(100, 30, 7, RED)) + round(6, line('M100 92V84', CREAM, 6)),
  ),
} as const satisfies Readonly<Record<string, Motif>>;
