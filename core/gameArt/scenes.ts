import { box, CLUB, DIAMOND, disc, HEART, line, numbers, SPADE, shape, star, suit, turned } from './draw.ts';

/** Draws a scene on 200 by 200 in the colours of a palette: flat shapes, no gradients (the design's rule). */
export type Scene = (colours: readonly string[]) => string;

const sevens: Scene = ([, disk, gold, light, spark]) =>
  disc(100, 96, 74, disk) +
  shape('M58 54h84v20l-38 82H74l38-76H58z', gold) +
  box(58, 54, 84, 8, 0, light) +
  star(38, 42, 12, spark) +
  star(166, 150, 14, spark);

const koi: Scene = ([, ripple, fish, fin, light, eye]) =>
  [24, 44].map((r) => `<circle cx="40" cy="160" r="${r}" fill="none" stroke="${ripple}" stroke-width="5"/>`).join('') +
  [20, 40].map((r) => `<circle cx="168" cy="38" r="${r}" fill="none" stroke="${ripple}" stroke-width="5"/>`).join('') +
  shape('M58 60c34-30 78-10 82 26s-20 60-44 66c14-20 12-36-2-46S60 96 58 60Z', fish) +
  shape('M96 152c-18 8-30 26-24 40 10-8 16-18 24-40Z', fin) +
  shape('M104 70c16 0 28 12 26 30-12-4-28-14-26-30Z', light) +
  disc(74, 66, 5, eye);

const lantern: Scene = ([, gold, paper, rib, far, ground]) =>
  `<ellipse cx="28" cy="60" rx="18" ry="16" fill="${far}"/><ellipse cx="176" cy="46" rx="16" ry="14" fill="${far}"/>` +
  line('M28 0v44M176 0v32', far, 3) +
  line('M100 0v34', gold, 4) +
  box(80, 34, 40, 10, 3, gold) +
  `<ellipse cx="100" cy="84" rx="48" ry="42" fill="${paper}"/>` +
  line('M100 42v84M76 47c-10 24-10 52 0 74M124 47c10 24 10 52 0 74', rib, 4) +
  box(80, 122, 40, 10, 3, gold) +
  line('M100 132v34M92 132v26M108 132v26', gold, 4) +
  shape('M0 200v-30c26-14 48-2 66-14s40 6 68 0 46-8 66 4v40z', ground);

const bison: Scene = ([sky, sun, coat, head, horn, ground]) =>
  disc(100, 86, 52, sun) +
  shape('M30 150c-2-44 24-78 66-78 46 0 76 30 76 66l-8 50h-16l-4-34-44 2-8 32H76l-6-36-20 14z', coat) +
  shape('M30 150c-10-30 10-60 40-58 16 12 10 50-8 68-16 6-26 0-32-10Z', head) +
  shape('M40 96c-14-2-18-14-14-26 4 12 12 14 22 16z', horn) +
  disc(46, 128, 4, sky) +
  box(0, 182, 200, 18, 0, ground);

const pyramid: Scene = ([, sun, side, shade, ground, white, iris]) =>
  disc(152, 48, 24, sun) +
  shape('M100 44 190 172H10z', side) +
  shape('M100 44 190 172h-70z', shade) +
  box(0, 172, 200, 28, 0, ground) +
  shape('M72 118c12-14 40-14 54 0-14 14-42 14-54 0Z', white) +
  disc(99, 118, 9, iris);

const canyon: Scene = ([sky, sun, far, near, ground]) =>
  disc(138, 62, 30, sun) +
  shape('M0 96h44l10 26h24l8-40h40l10 52h20l8-24h36v90H0z', far) +
  shape('M0 134h60l12 20h50l14-30h34l10 20h20v56H0z', near) +
  box(0, 172, 200, 28, 0, ground) +
  line('M96 200c10-18 4-22 14-40', sky, 5);

const neon: Scene = ([night, grid, sun, roof]) =>
  line('M0 150h200M0 168h200M0 188h200M100 140 20 200M100 140v60M100 140l80 60M100 140-30 190M100 140l130 50', grid, 2.5) +
  shape('M48 140a52 52 0 0 1 104 0z', sun) +
  line('M44 104h112M44 118h112M44 130h112', night, 5) +
  line('M60 60h80l-14 26H74z', roof, 6);

const reef: Scene = ([, deep, coral, fish, stripe, eye, bubble]) =>
  shape('M0 70c30-16 50 12 84 0s50-14 116 0v130H0z', deep) +
  line('M40 200c-4-40 14-48 8-80M58 200c0-30 20-34 18-60M146 200c-2-36 14-42 6-70', coral, 10) +
  shape('M100 82c26-24 56-12 66 8-10 20-40 30-66 8l-22 14V70z', fish) +
  line('M126 74c6 12 6 20 0 32', stripe, 6) +
  disc(148, 86, 4.5, eye) +
  disc(44, 44, 9, bubble) +
  disc(64, 24, 5, bubble);

const dragon: Scene = ([night, skin, scale, crest, fire]) =>
  line('M30 168c-6-60 34-60 44-30s40 34 52 0-16-58-46-50', skin, 20) +
  line('M30 168c-6-60 34-60 44-30s40 34 52 0', scale, 6, ' stroke-dasharray="2 12"') +
  shape('M92 62c20-18 48-14 62 6l24 4-20 16c-14 14-44 14-62 4z', skin) +
  shape('M110 56l-6-28 20 20M134 50l6-26 10 26', crest) +
  disc(140, 70, 6, night) +
  shape('M160 130c14 10 8 30-4 38 4-12-8-14-6-26 6 2 8-4 10-12Z', fire);

const lunar: Scene = ([, moon, crater, ring, spark, white]) =>
  disc(100, 104, 62, moon) +
  disc(80, 86, 12, crater) +
  disc(122, 122, 17, crater) +
  disc(126, 78, 7, crater) +
  `<ellipse cx="100" cy="110" rx="94" ry="20" fill="none" stroke="${ring}" stroke-width="7" transform="rotate(-18 100 110)" stroke-dasharray="170 400"/>` +
  star(30, 40, 11, spark) +
  star(170, 34, 7, white) +
  star(36, 168, 7, white);

const fortune: Scene = ([, ...colours]) =>
  shape('M60 200l16-36h48l16 36z', colours[3]) +
  numbers(6)
    .map((index) => turned(index * 60, 100, 100, shape('M100 100 65 39.4A70 70 0 0 1 135 39.4Z', colours[index])))
    .join('') +
  disc(100, 100, 18, '#fff') +
  disc(100, 100, 8, '#2E282A') +
  shape('M88 16h24l-12 26z', colours[3]);

const plinko: Scene = ([, peg, red, orange, green]) =>
  numbers(5)
    .flatMap((row) => numbers(row + 3).map((index) => disc(100 - (row + 2) * 14 + index * 28, 44 + row * 24, 5, peg)))
    .join('') +
  disc(116, 78, 12, red) +
  [red, orange, green, orange, red].map((colour, index) => box(16 + index * 34, 164, 30, 22, 5, colour)).join('');

const gem: Scene = ([, rock, stone, light, lamp]) =>
  shape('M0 200v-60l36-20 30 24 40-30 44 22 50-28v92z', rock) +
  shape('M62 72 84 44h44l22 28-44 60z', stone) +
  shape('M62 72h88L106 132z', light) +
  shape('M84 44 62 72h88l-22-28z', stone) +
  shape('M94 72h24l-12 60z', stone) +
  shape('M30 148l10-16 10 16-10 18zM150 158l12-20 12 20-12 22z', light) +
  star(40, 40, 10, lamp) +
  star(168, 60, 8, lamp);

const cherry: Scene = ([, fruit, shade, leaf, bell]) =>
  line('M74 132C76 86 100 60 128 42M132 138C136 100 132 70 128 42', leaf, 6) +
  shape('M128 42c20-22 46-18 54-4-18 14-38 18-54 4Z', leaf) +
  disc(70, 142, 32, fruit) +
  disc(136, 148, 32, fruit) +
  line('M52 138a20 20 0 0 1 12-16M118 144a20 20 0 0 1 12-16', shade, 6) +
  star(38, 52, 14, bell) +
  star(60, 84, 7, bell);

const crown: Scene = ([, gold, shade, ribbon, jewel]) =>
  shape('M0 160c50-24 150-24 200 0v40H0z', ribbon) +
  shape('M40 140 30 62l40 34 30-50 30 50 40-34-10 78z', gold) +
  box(40, 132, 120, 18, 4, shade) +
  disc(30, 60, 8, jewel) +
  disc(100, 44, 9, jewel) +
  disc(170, 60, 8, jewel) +
  [64, 100, 136].map((x) => disc(x, 141, 5, jewel)).join('');

const ship: Scene = ([, sun, sea, deep, sail]) =>
  disc(146, 60, 26, sun) +
  box(0, 130, 200, 70, 0, sea) +
  shape('M96 30v82H42c10-36 30-62 54-82Z', sail) +
  shape('M106 46c24 18 38 40 42 66h-42z', sail) +
  line('M101 26v100', deep, 6) +
  shape('M34 120h132l-22 34H56z', deep) +
  line('M0 166c20-12 30 12 50 0s30 12 50 0 30 12 50 0 30 12 50 0M0 186c20-12 30 12 50 0s30 12 50 0 30 12 50 0 30 12 50 0', deep, 4);

const rocket: Scene = ([, body, fin, glass, fire]) =>
  star(34, 48, 9, fire) +
  star(168, 150, 8, body) +
  star(46, 150, 6, body) +
  turned(
    30,
    100,
    100,
    shape('M70 122c-18 8-24 26-22 44l28-20zM130 122c18 8 24 26 22 44l-28-20z', fin) +
      shape('M84 150c0 22 16 40 16 44 0-4 16-22 16-44z', fire) +
      shape('M100 18c26 24 34 66 26 132H74c-8-66 0-108 26-132Z', body) +
      shape('M100 18c12 11 20 26 24 44H76c4-18 12-33 24-44Z', fin) +
      disc(100, 90, 14, glass),
  );

const mountain: Scene = ([, far, middle, near, snow]) =>
  disc(52, 52, 22, snow) +
  shape('M-20 160 60 70l50 60 40-40 70 80z', far) +
  shape('M20 190 110 56l90 134z', middle) +
  shape('M110 56 84 95l14 10 14-12 12 14 14-9z', snow) +
  shape('M0 200v-34c40-20 70 10 110-6s60-6 90 6v34z', near) +
  [44, 96, 150].map((x) => star(x, 176, 6, snow)).join('');

const honey: Scene = ([, comb, light, dark, wing]) => {
  const cell = (x: number, y: number, fill = ''): string => shape(`M${x} ${y - 26}l22 13v26l-22 13-22-13v-26z`, fill);
  return (
    [cell(54, 50, comb), cell(100, 50, light), cell(146, 50, comb), cell(77, 90, light), cell(123, 90, comb)].join('') +
    [cell(54, 130, comb), cell(31, 90, dark), cell(169, 90, dark)].join('') +
    `<ellipse cx="112" cy="122" rx="20" ry="13" fill="${wing}" transform="rotate(-40 112 122)"/>` +
    `<ellipse cx="142" cy="120" rx="20" ry="13" fill="${wing}" transform="rotate(30 142 120)"/>` +
    `<ellipse cx="128" cy="150" rx="34" ry="22" fill="${comb}"/>` +
    line('M116 131v38M130 129v42M144 132v36', dark, 8) +
    disc(160, 146, 10, dark)
  );
};

const clover: Scene = ([, leaf, shade, gold, ground]) =>
  box(0, 172, 200, 28, 0, ground) +
  line('M100 96c6 40 2 60-10 84', shade, 8) +
  numbers(4)
    .map((index) => turned(index * 90 + 45, 100, 92, suit(HEART, 100, 58, 1.45, index % 2 === 0 ? leaf : shade)))
    .join('') +
  disc(100, 92, 6, gold) +
  star(34, 44, 11, gold) +
  star(170, 150, 8, gold);

const card = (x: number, y: number, degrees: number, paper: string | undefined, mark: string): string =>
  turned(degrees, x, y, box(x - 39, y - 56, 78, 112, 10, paper) + mark);

const blackjack: Scene = ([, rail, paper, white, black, red]) =>
  line('M-20 210a120 120 0 0 1 240 0', rail, 5) +
  card(80, 100, -12, paper, suit(SPADE, 80, 98, 1.1, black)) +
  card(130, 106, 12, white, suit(HEART, 130, 106, 1.1, red));

const roulette: Scene = ([, brass, black, red, green, bowl, cone]) =>
  disc(100, 100, 80, brass) +
  disc(100, 100, 72, black) +
  numbers(18)
    .map((index) =>
      turned(index * 20, 100, 100, shape('M100 100 87.5 29 112.5 29Z', index === 0 ? green : index % 2 ? red : black)),
    )
    .join('') +
  disc(100, 100, 46, bowl) +
  disc(100, 100, 40, cone) +
  disc(100, 100, 10, brass) +
  line('M100 66v68M66 100h68', brass, 6) +
  disc(143, 64, 8, '#fff');

const baccarat: Scene = ([, cloth, paper, red, black]) =>
  shape('M100 18 182 100l-82 82-82-82z', cloth) +
  turned(-6, 100, 100, box(34, 62, 60, 86, 8, paper) + suit(DIAMOND, 64, 105, 0.9, red)) +
  turned(6, 100, 100, box(106, 62, 60, 86, 8, paper) + suit(CLUB, 136, 106, 0.9, black));

const dice: Scene = ([, cloth, face, shade, pip]) => {
  const spots = (points: readonly (readonly [number, number])[]): string => points.map(([x, y]) => disc(x, y, 7, pip)).join('');
  const first = [-20, 0, 20].map((offset) => [68 + offset, 84 + offset] as const);
  const second = [-18, 18].flatMap((dx) => [-18, 18].map((dy) => [134 + dx, 128 + dy] as const));
  return (
    disc(100, 100, 92, cloth) +
    turned(-14, 68, 84, box(36, 56, 70, 66, 14, shade) + box(32, 50, 70, 66, 14, face) + spots(first)) +
    turned(16, 134, 128, box(104, 100, 68, 64, 14, shade) + box(100, 94, 68, 64, 14, face) + spots(second))
  );
};

const poker: Scene = ([, cloth, paper, red, black, gold]) => {
  const marks = [
    [SPADE, black],
    [HEART, red],
    [CLUB, black],
    [DIAMOND, red],
    [SPADE, black],
  ] as const;
  return (
    shape('M-10 130C60 96 140 96 210 130v80H-10z', cloth) +
    marks
      .map(([mark, colour], index) =>
        turned((index - 2) * 14, 100, 240, box(72, 48, 56, 84, 8, paper) + suit(mark, 100, 88, 0.7, colour)),
      )
      .join('') +
    star(30, 40, 11, gold) +
    star(170, 40, 11, gold) +
    star(100, 24, 9, gold)
  );
};

export const SCENES: Readonly<Record<string, Scene>> = {
  sevens,
  koi,
  lantern,
  bison,
  pyramid,
  canyon,
  neon,
  reef,
  dragon,
  lunar,
  fortune,
  plinko,
  gem,
  cherry,
  crown,
  ship,
  rocket,
  mountain,
  honey,
  clover,
  blackjack,
  roulette,
  baccarat,
  dice,
  poker,
};
