import { box, disc, line, numbers, shape, star, turned } from './draw.ts';
import {
  BLUE,
  BRASS,
  CREAM,
  DARK,
  DEEP_RED,
  GOLD,
  GREEN,
  letter,
  type Motif,
  motif,
  PINK,
  RED,
  round,
  SLATE,
  STEEL,
  WHITE,
  WOOD,
} from './motifParts.ts';

/** The plain, the desert, the sky and the road. */
export const LAND_MOTIFS = {
  // Plain and desert
  feathers: motif(
    'feathers',
    turned(
      32,
      100,
      100,
      shape('M100 26c30 36 30 84 4 120-30-34-34-84-4-120Z', CREAM) +
        shape('M100 26c18 22 26 48 24 70l-22-10z', RED) +
        line('M101 40v134', WOOD, 6),
    ),
  ),
  drums: motif(
    'drums',
    shape('M40 70h120v66c0 16-120 16-120 0Z', DEEP_RED) +
      line('M42 84l30 56 28-52 28 52 30-56', CREAM, 6) +
      `<ellipse cx="100" cy="70" rx="60" ry="22" fill="${CREAM}"/><ellipse cx="100" cy="70" rx="44" ry="14" fill="#E0C79A"/>`,
  ),
  arrowheads: motif(
    'arrowheads',
    shape('M100 28 146 124l-30-8-6 50H90l-6-50-30 8Z', SLATE) + shape('M100 28 100 116 84 116 54 124Z', STEEL),
  ),
  suns: motif(
    'suns',
    round(12, shape('M90 52 100 18l10 34z', '#FF9F1C')) + disc(100, 100, 46, '#FFC93C') + disc(100, 100, 34, '#FFE38A'),
  ),
  moons: motif(
    'moons',
    shape('M128 36a70 70 0 1 0 30 106 58 58 0 1 1-30-106Z', CREAM) + star(148, 66, 14, GOLD) + star(124, 104, 9, WHITE),
  ),
  scarabs: motif(
    'scarabs',
    line('M56 76 30 58M144 76l26-18M48 112H20M152 112h28M56 146l-24 20M144 146l24 20', GOLD, 8) +
      `<ellipse cx="100" cy="114" rx="50" ry="56" fill="#1B8FA8"/>` +
      disc(100, 56, 24, '#0F6A80') +
      line('M100 78v92M54 100q46-22 92 0', GOLD, 6),
  ),
  vases: motif(
    'vases',
    shape('M76 36h48l-8 24c40 22 46 78 4 108H80C38 138 44 82 84 60Z', '#D97B29') +
      line('M56 104h88M60 128h80', CREAM, 8) +
      line('M74 66q-40-4-26 34M126 66q40-4 26 34', '#D97B29', 9),
  ),
  ankhs: motif(
    'ankhs',
    `<ellipse cx="100" cy="64" rx="24" ry="32" fill="none" stroke="${GOLD}" stroke-width="17"/>` +
      box(91, 92, 18, 80, 5, GOLD) +
      box(50, 102, 100, 18, 5, GOLD),
  ),
  eyes: motif(
    'eyes',
    shape('M16 96c40-50 128-50 168 0-40 46-128 46-168 0Z', WHITE) +
      disc(100, 94, 32, '#1D7AB8') +
      disc(100, 94, 15, DARK) +
      line('M20 82c40-50 120-50 160 0M80 132q-6 32-34 36M120 134l6 34', GOLD, 11),
  ),
  sundials: motif(
    'sundials',
    disc(100, 104, 64, '#B8A58A') +
      disc(100, 104, 54, '#E0D3BA') +
      round(12, line('M100 60v-6', WOOD, 7), 100, 104) +
      shape('M96 108 100 44l34 64z', '#C2382F'),
  ),
  cacti: motif(
    'cacti',
    box(84, 36, 32, 136, 16, GREEN) +
      line('M100 124H62V86M100 108h38V70', GREEN, 24) +
      line('M94 56v16M106 92v16M94 130v16', '#BFF0CC', 5) +
      disc(100, 34, 10, PINK),
  ),
  wheels: motif(
    'wagon wheels',
    `<circle cx="100" cy="100" r="60" fill="none" stroke="${WOOD}" stroke-width="18"/>` +
      round(8, line('M100 100V52', '#C98A4A', 10)) +
      disc(100, 100, 18, '#C98A4A') +
      disc(100, 100, 7, DARK),
  ),
  lamps: motif(
    'lamps',
    line('M70 62a30 34 0 0 1 60 0', STEEL, 8) +
      box(66, 58, 68, 16, 5, BRASS) +
      box(72, 74, 56, 66, 8, '#FFE9A8') +
      shape('M100 84c18 22 16 40 0 48-16-8-18-26 0-48Z', '#FF9A2E') +
      box(60, 140, 80, 22, 6, BRASS),
  ),
  // Sky
  planets: motif(
    'ringed planets',
    disc(100, 100, 46, '#E08A5B') +
      line('M60 88q40 14 80 0M58 112q42 14 84 0', '#F5BE8F', 8) +
      `<ellipse cx="100" cy="102" rx="84" ry="20" fill="none" stroke="${CREAM}" stroke-width="8" transform="rotate(-18 100 102)" stroke-dasharray="170 400"/>`,
  ),
  telescopes: motif(
    'telescopes',
    line('M100 120 66 174M100 120l34 54M100 120v54', WOOD, 9) +
      turned(-28, 100, 96, box(36, 80, 128, 32, 6, BRASS) + box(140, 72, 32, 48, 6, GOLD) + box(28, 86, 16, 20, 3, DARK)),
  ),
  meteors: motif(
    'meteors',
    shape('M178 22 72 92l36 38Z', '#FF6B57') +
      shape('M178 22 92 104l18 18Z', '#FFD26B') +
      disc(78, 124, 42, '#8B6F6A') +
      disc(66, 112, 10, '#6B514C') +
      disc(92, 136, 13, '#6B514C'),
  ),
  comets: motif(
    'comets',
    shape('M182 20 66 88l46 46Z', BLUE) +
      shape('M182 20 88 104l22 22Z', '#D9F5FF') +
      star(78, 124, 54, WHITE) +
      disc(78, 124, 18, GOLD),
  ),
  pins: motif(
    'bowling pins',
    shape('M84 62c0-40 32-40 32 0 0 16-6 20-4 34 6 26 18 38 10 66-2 8-42 8-44 0-8-28 4-40 10-66 2-14-4-18-4-34Z', WHITE) +
      line('M86 78h28M88 90h24', RED, 7),
  ),
  balls: motif(
    'bowling balls',
    disc(100, 104, 60, '#5A3FC0') +
      disc(92, 78, 8, DARK) +
      disc(116, 76, 8, DARK) +
      disc(108, 98, 8, DARK) +
      line('M56 112q6 30 34 40', '#9C86F0', 9),
  ),
  strikes: motif(
    'strikes',
    round(10, shape('M88 84 100 16l12 68z', GOLD)) + disc(100, 100, 44, RED) + letter('M78 80l44 42M122 80l-44 42', WHITE),
  ),
  shoes: motif(
    'bowling shoes',
    shape('M40 66h44c6 34 40 40 74 48 12 4 12 22 10 30H40Z', '#F2613F') +
      box(36, 140, 134, 18, 8, CREAM) +
      line('M88 88l16-12M100 100l16-12M114 110l14-12', WHITE, 7),
  ),
  letters: motif('letters', box(28, 54, 144, 96, 8, CREAM) + line('M34 62l66 52 66-52', WOOD, 7) + disc(100, 112, 15, RED)),
  stamps: motif(
    'stamps',
    numbers(5)
      .map((index) => disc(48 + index * 26, 40, 8, WHITE) + disc(48 + index * 26, 160, 8, WHITE))
      .join('') +
      box(40, 40, 120, 120, 4, WHITE) +
      box(54, 54, 92, 92, 2, '#3FA7D6') +
      star(100, 98, 34, GOLD),
  ),
  mailboxes: motif(
    'mailboxes',
    box(92, 120, 16, 56, 3, WOOD) +
      shape('M32 126V92a32 32 0 0 1 32-32h76a32 32 0 0 1 32 32v34Z', RED) +
      shape('M32 126V92a32 32 0 0 1 64 0v34Z', DEEP_RED) +
      line('M130 88V48h22', GOLD, 9),
  ),
  // Road
  cars: motif(
    'cars',
    shape('M20 122q4-26 40-28l24-34h54l26 36q16 4 16 30v8H20Z', '#FF3E8A') +
      shape('M74 92l18-24h18v24zM118 92V68h16l16 24z', '#BDF5F0') +
      [60, 142].map((x) => disc(x, 136, 20, DARK) + disc(x, 136, 8, STEEL)).join(''),
  ),
  cassettes: motif(
    'cassettes',
    box(26, 54, 148, 96, 10, '#3DD9CC') +
      box(44, 70, 112, 34, 6, CREAM) +
      disc(74, 110, 16, DARK) +
      disc(126, 110, 16, DARK) +
      box(74, 100, 52, 20, 0, DARK) +
      disc(74, 110, 6, WHITE) +
      disc(126, 110, 6, WHITE),
  ),
  palms: motif(
    'palm trees',
    line('M92 174q-2-60 14-94', WOOD, 13) +
      [-100, -48, 0, 48, 96]
        .map((angle) => turned(angle, 106, 78, shape('M106 78c-14-20-14-44 0-62 14 18 14 42 0 62Z', GREEN)))
        .join('') +
      disc(100, 86, 8, WOOD),
  ),
  trafficLights: motif(
    'traffic lights',
    box(66, 22, 68, 148, 18, DARK) +
      box(72, 28, 56, 136, 14, '#2C2440') +
      disc(100, 54, 18, RED) +
      disc(100, 97, 18, GOLD) +
      disc(100, 140, 18, GREEN),
  ),
  sunglasses: motif(
    'sunglasses',
    line('M20 74 38 82M180 74l-18 8M90 92q10-10 20 0', '#FF6F91', 10) +
      shape('M34 78h58c2 36-10 52-30 52s-32-20-28-52ZM108 78h58c4 32-8 52-28 52s-32-16-30-52Z', DARK) +
      line('M48 90l18 22M124 90l18 22', BLUE, 8),
  ),
} as const satisfies Readonly<Record<string, Motif>>;
