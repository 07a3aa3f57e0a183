import { Container, Graphics, GraphicsPath } from 'pixi.js';
import type { SlotSymbol } from '../../core/games/slotRules.ts';
import { label } from './stage.ts';

/** Shapes in a square of 100 units, drawn in turn: an SVG path and its colour. */
type Shape = readonly [path: string, fill: number];

interface Picture {
  readonly back: number;
  readonly shapes: readonly Shape[];
  /** Words on the picture: the wild says what it is. */
  readonly words?: string;
}

const round = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;

/** A twinkle of four points. */
const spark = (x: number, y: number, size: number): string => {
  const [long, short] = [size, size * 0.24];
  return `M${x} ${y - long}L${x + short} ${y - short}L${x + long} ${y}L${x + short} ${y + short}L${x} ${y + long}L${x - short} ${y + short}L${x - long} ${y}L${x - short} ${y - short}Z`;
};

function rays(count: number, inner: number, outer: number): string {
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const [angle, radius] = [(index * Math.PI) / count - Math.PI / 2, index % 2 === 0 ? outer : inner];
    return `${(50 + Math.cos(angle) * radius).toFixed(1)} ${(50 + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const LEAF = 0x2fae66;
const WHITE = 0xffffff;

const PICTURES: Readonly<Record<SlotSymbol, Picture>> = {
  sun: {
    back: 0x1c5d99,
    shapes: [
      [rays(12, 33, 47), 0xff9f1c],
      [round(50, 50, 31), 0xffc93c],
      [round(50, 50, 24), 0xffdf7e],
      ['M39 46a4 5 0 1 0 .1 0ZM61 46a4 5 0 1 0 .1 0Z', 0xa85a00],
      ['M38 58Q50 72 62 58Q50 65 38 58Z', 0xa85a00],
    ],
  },
  gem: {
    back: 0x2a1458,
    shapes: [
      ['M28 20H72L92 42L50 90L8 42Z', 0x2f9be0],
      ['M28 20L34 42H8ZM72 20L66 42H92Z', 0x8fdcff],
      ['M28 20H72L66 42H34Z', 0x57c7ff],
      ['M34 42H66L50 90Z', 0x7ad4ff],
      ['M28 20L50 42L34 42ZM72 20L50 42L66 42Z', 0xc9f0ff],
      [spark(84, 20, 9), WHITE],
    ],
  },
  bell: {
    back: 0x7a1338,
    shapes: [
      [round(50, 84, 9), 0xb8691a],
      ['M50 12Q76 16 76 50Q76 66 88 76H12Q24 66 24 50Q24 16 50 12Z', 0xf2a93b],
      ['M50 12Q34 20 34 50Q34 66 28 76H12Q24 66 24 50Q24 16 50 12Z', 0xffcf70],
      ['M12 76H88V82H12Z', 0xc77b1e],
      [round(50, 12, 6), 0xc77b1e],
    ],
  },
  star: {
    back: 0x0f4a42,
    shapes: [
      [rays(5, 19, 46), 0xf0b429],
      [
        'M50 4L61.2 34.6L50 50ZM93.7 35.8L68.1 55.9L50 50ZM77 87.2L50 69L50 50ZM23 87.2L31.9 55.9L50 50ZM6.3 35.8L38.8 34.6L50 50Z',
        0xffe066,
      ],
    ],
  },
  clover: {
    back: 0x123a6b,
    shapes: [
      ['M50 52Q56 76 72 90L66 94Q50 78 46 54Z', 0x1f8a4c],
      [round(37, 34, 17) + round(63, 34, 17) + round(37, 58, 17) + round(63, 58, 17), LEAF],
      [round(34, 30, 8) + round(60, 30, 8) + round(34, 54, 8) + round(60, 54, 8), 0x74dba0],
      [round(50, 46, 7), 0x1f8a4c],
    ],
  },
  cherry: {
    back: 0x0e5c56,
    shapes: [
      ['M60 14Q34 34 32 62L36 62Q40 38 62 18ZM60 14Q72 36 68 58L72 58Q78 34 64 12Z', 0x7a5230],
      ['M62 14Q82 2 94 18Q78 30 62 14Z', LEAF],
      [round(33, 70, 19) + round(70, 68, 19), 0xe0314f],
      [round(27, 64, 6) + round(64, 62, 6), 0xff8fa3],
    ],
  },
  plum: {
    back: 0x8a5a12,
    shapes: [
      ['M50 22Q54 10 64 8L66 13Q58 15 54 24Z', 0x7a5230],
      ['M56 18Q72 4 88 14Q76 30 56 18Z', LEAF],
      ['M50 20Q88 18 86 56Q82 92 50 92Q18 92 14 56Q12 18 50 20Z', 0x7c4ac9],
      ['M50 20Q62 50 50 92Q58 92 66 88Q78 56 50 20Z', 0x5d33a3],
      ['M24 46Q26 30 40 28Q30 38 30 54Q24 54 24 46Z', 0xb993f2],
    ],
  },
  lemon: {
    back: 0x19702f,
    shapes: [
      ['M14 66Q6 70 8 78Q18 82 24 76ZM86 30Q94 26 92 18Q82 14 76 22Z', 0xe0b400],
      ['M22 76Q4 44 34 24Q62 8 80 22Q96 52 66 76Q42 92 22 76Z', 0xffd93b],
      ['M30 62Q20 44 40 32Q52 26 60 28Q40 36 38 60Q34 66 30 62Z', 0xfff0a0],
    ],
  },
  wild: {
    back: 0xf0b429,
    shapes: [
      [rays(16, 38, 48), 0xffd873],
      [round(50, 50, 34), 0x4a1763],
      ['M4 38H96L88 50L96 62H4L12 50Z', 0x9e1c4b],
    ],
    words: 'WILD',
  },
  comet: {
    back: 0x101b45,
    shapes: [
      ['M96 6L40 42Q30 52 34 66L52 76Q64 78 70 64Z', 0x8a3ffc],
      ['M96 6L44 46Q36 56 40 64L50 70Q60 70 64 62Z', 0xff6b57],
      [round(36, 68, 22), 0xff9f1c],
      [round(33, 71, 15), 0xffe27a],
      [spark(20, 24, 9) + spark(82, 78, 7) + spark(48, 14, 5), WHITE],
    ],
  },
};

/** A symbol on its tile. */
export function slotPicture(symbol: SlotSymbol, width: number, height: number): Container {
  const { back, shapes, words } = PICTURES[symbol];
  const made = new Container();
  made.addChild(new Graphics().roundRect(5, 5, width - 10, height - 10, 14).fill(back));
  const art = new Graphics();
  for (const [path, fill] of shapes) art.path(new GraphicsPath(path)).fill(fill);
  const size = Math.min(width, height) - 32;
  art.scale.set(size / 100);
  art.position.set((width - size) / 2, (height - size) / 2);
  made.addChild(art);
  if (words === undefined) return made;
  const name = label(words, 30, WHITE);
  name.position.set(width / 2, height / 2);
  made.addChild(name);
  return made;
}
