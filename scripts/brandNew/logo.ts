const BOWL = 'M1.5 20a9 9.5 0 1 1 18 0a9 9.5 0 1 1-18 0';

/** Small letters as strokes: lines stand at 29.5, bowls begin at 10, ascenders at 0, descenders end at 38. */
const LETTERS: Readonly<Record<string, { readonly d: string; readonly width: number }>> = {
  a: { d: `M19.5 10v19.5${BOWL}`, width: 19.5 },
  b: { d: `M1.5 0v29.5${BOWL}`, width: 19.5 },
  c: { d: 'M17.4 14a9.2 9.8 0 1 0 0 12', width: 17.5 },
  d: { d: `M19.5 0v29.5${BOWL}`, width: 19.5 },
  e: { d: 'M1 20h17.8A9 9.8 0 0 0 1 20a9.2 9.8 0 0 0 16.4 6', width: 19 },
  f: { d: 'M12.5 1.5H11a6 6 0 0 0-6 6v22M0 10h11.5', width: 12.5 },
  g: { d: `M19.5 10v20a8 8 0 0 1-15.5 3${BOWL}`, width: 19.5 },
  h: { d: 'M1.5 0v29.7M1.5 18.5a8 8.3 0 0 1 16 0v11.2', width: 17.5 },
  i: { d: 'M1.5 10v19.5M1.5 1v4', width: 3 },
  j: { d: 'M5.5 10v22a5.5 5.5 0 0 1-5.5 5.5M5.5 1v4', width: 6 },
  k: { d: 'M1.5 0v29.5M15.5 10 2 21M7 17l10 12.5', width: 17 },
  l: { d: 'M1.5 0v29.5', width: 3 },
  m: { d: 'M1.5 10v19.7M1.5 18a6.5 8 0 0 1 13 0v11.7M14.5 18a6.5 8 0 0 1 13 0v11.7', width: 27.5 },
  n: { d: 'M1.5 10v19.7M1.5 18.5a8 8.3 0 0 1 16 0v11.2', width: 17.5 },
  o: { d: BOWL, width: 19.5 },
  p: { d: `M1.5 10v28${BOWL}`, width: 19.5 },
  q: { d: `M19.5 10v28${BOWL}`, width: 19.5 },
  r: { d: 'M1.5 10v19.7M1.5 18.5a8 8.3 0 0 1 10.5-8', width: 12 },
  s: {
    d: 'M16 13.2C14.5 11 12 10 8.5 10 4.5 10 1.5 11.8 1.5 15s3 4.3 7 5 7.5 1.8 7.5 5-3.3 5-7.5 5c-3.7 0-6.5-1.2-8-3.7',
    width: 16.5,
  },
  t: { d: 'M4 2v20.5a7 7 0 0 0 7 7h1.5M0 10h11.5', width: 12.5 },
  u: { d: 'M1.5 10v11a8 8.3 0 0 0 16 0v-11M17.5 10v19.5', width: 17.5 },
  v: { d: 'M1 10l8 19.5h1l8-19.5', width: 18 },
  w: { d: 'M1 10l6.3 19.5h1L14 12.5h.2l5.7 17h1L27 10', width: 28 },
  x: { d: 'M1 10l15.5 19.5M16.5 10 1 29.5', width: 17 },
  y: { d: 'M1 10l8.5 19.5M18 10 6.5 38', width: 18 },
  z: { d: 'M1 12.5h14.5L2.5 27h14.5', width: 16.5 },
};

const GAP = 6.5;
const MARGIN = 4;
/** Pixels in the header for one unit of the drawing. */
const SCALE = 0.5424;

interface Shape {
  readonly d: string;
  readonly fill: string;
}

/** A rounded plate with one bar for each of the first three letters, `a` the lowest and `z` the highest: a placeholder for a drawn one. */
function monogramShapes(code: string, plate: string, mark: string): readonly Shape[] {
  const letters = [...code.slice(0, 3)];
  const left = 20 - (letters.length * 9 - 3) / 2;
  const bars = letters.map((letter, index) => {
    const height = 8 + Math.round(((letter.charCodeAt(0) - 97) / 25) * 16);
    return `M${left + index * 9} ${32 - height}h6v${height}h-6z`;
  });
  return [
    { d: 'M9 0h22a9 9 0 0 1 9 9v22a9 9 0 0 1-9 9h-22a9 9 0 0 1-9-9v-22a9 9 0 0 1 9-9z', fill: plate },
    { d: bars.join(''), fill: mark },
  ];
}

/** `logo.ts` of a brand: its code in drawn letters. */
export function logoFile(code: string, plate: string, mark: string): string {
  let x = MARGIN;
  const letters = [...code].map((letter) => {
    const glyph = LETTERS[letter] ?? { d: '', width: 0 };
    const placed = { d: glyph.d, x: round(x) };
    x += glyph.width + GAP;
    return placed;
  });
  const width = x - GAP + MARGIN;
  const height = /[gjpqy]/.test(code) ? 41 : 33;
  const wordmark = {
    viewBox: `0 -1 ${round(width)} ${height}`,
    width: round(width * SCALE),
    height: round(height * SCALE),
    strokeWidth: 5,
    round: false,
    slant: 0,
    letters,
  };
  const monogram = { viewBox: '0 0 40 40', shapes: monogramShapes(code, plate, mark) };
  return [
    "import type { Monogram, Wordmark } from '../../src/brand/contract.ts';\n",
    `export const monogram: Monogram = ${JSON.stringify(monogram)};\n`,
    `export const wordmark: Wordmark = ${JSON.stringify(wordmark)};\n`,
  ].join('\n');
}

/** The same mark as a file of its own. */
export function iconFile(code: string, plate: string, mark: string): string {
  const paths = monogramShapes(code, plate, mark).map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 40 40">${paths.join('')}</svg>\n`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
