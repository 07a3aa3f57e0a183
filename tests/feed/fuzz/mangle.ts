import type { Random } from '../../support/random.ts';

/** A way to spoil a file of a feed. It returns bytes, because some spoil the encoding. */
export interface Mangler {
  readonly name: string;
  mangle(bytes: Buffer, random: Random): Buffer;
}

const HOSTILE = [
  '',
  ' ',
  '-1',
  '1.5',
  '0x1',
  '1e1',
  '+3',
  'NaN',
  'Infinity',
  'null',
  'true',
  '[]',
  '{}',
  '٣',
  '１２',
  '9'.repeat(400),
  '-0',
  '1/0',
  '=1+1',
  "1'; DROP TABLE bets;--",
  '\u0000',
  '\uFEFF7',
  '__proto__',
  'constructor',
  '<script>',
] as const;

const text = (bytes: Buffer): string => bytes.toString('utf8');

/** Lines with their breaks. */
const linesOf = (bytes: Buffer): string[] => text(bytes).match(/[^\n]*\n|[^\n]+$/g) ?? [];

function at(bytes: Buffer, random: Random): number {
  return random.between(0, Math.max(0, bytes.length - 1));
}

/** A number, with the quotes around it where it has some. */
const NUMBERS = /"?-?\d+(\.\d+)?"?/g;

function replaceOne(source: string, pattern: RegExp, random: Random, by: (match: string) => string): string {
  const matches = [...source.matchAll(pattern)];
  if (matches.length === 0) return source;
  const match = random.pick(matches);
  return source.slice(0, match.index) + by(match[0]) + source.slice(match.index + match[0].length);
}

export const MANGLERS: readonly Mangler[] = [
  { name: 'truncated', mangle: (bytes, random) => bytes.subarray(0, at(bytes, random)) },
  { name: 'begins late', mangle: (bytes, random) => bytes.subarray(at(bytes, random)) },
  {
    name: 'a byte that is no digit in place of another',
    mangle(bytes, random) {
      const copy = Buffer.from(bytes);
      for (let count = random.between(1, 20); count > 0; count -= 1) {
        const place = at(copy, random);
        // Another digit would be another truth, and a space behind one leaves a part of a number.
        copy[place] = random.pick([0, 7, 34, 39, 44, 58, 92, 123, 125, 128, 195, 226, 255]);
      }
      return copy;
    },
  },
  {
    name: 'doubled rows',
    mangle(bytes, random) {
      const lines = linesOf(bytes);
      for (let count = random.between(1, 3); count > 0; count -= 1)
        lines.splice(random.between(0, lines.length), 0, random.pick(lines.length > 0 ? lines : ['']));
      return Buffer.from(lines.join(''));
    },
  },
  {
    name: 'rows in another order',
    mangle(bytes, random) {
      const [first = '', ...lines] = linesOf(bytes);
      for (let index = lines.length - 1; index > 0; index -= 1) {
        const other = random.between(0, index);
        [lines[index], lines[other]] = [lines[other] ?? '', lines[index] ?? ''];
      }
      return Buffer.from(first + lines.join(''));
    },
  },
  {
    name: 'missing rows',
    mangle: (bytes, random) =>
      Buffer.from(
        linesOf(bytes)
          .filter(() => random.next() > 0.3)
          .join(''),
      ),
  },
  {
    name: 'swapped columns',
    mangle(bytes, random) {
      const [header = '', ...lines] = linesOf(bytes);
      if (header.includes('{')) return swapKeys(bytes, random);
      const names = header.split(',');
      const [one, other] = [random.between(0, names.length - 1), random.between(0, names.length - 1)];
      [names[one], names[other]] = [names[other] ?? '', names[one] ?? ''];
      return Buffer.from(names.join(',') + lines.join(''));
    },
  },
  { name: 'swapped keys', mangle: swapKeys },
  {
    name: 'hostile numbers',
    mangle(bytes, random) {
      let spoiled = text(bytes);
      for (let count = random.between(1, 5); count > 0; count -= 1)
        spoiled = replaceOne(spoiled, NUMBERS, random, (match) => {
          const hostile = random.pick(HOSTILE);
          return match.startsWith('"') ? JSON.stringify(hostile) : hostile;
        });
      return Buffer.from(spoiled);
    },
  },
  {
    name: 'prototype keys',
    mangle(bytes, random) {
      const key = random.pick(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']);
      const spoiled = replaceOne(text(bytes), /"[a-z_]+":|[A-Za-z_]+(?=,)/g, random, (match) =>
        match.startsWith('"') ? `"${key}":{"home_team":"X","score":"9","polluted":true},${match}` : key,
      );
      return Buffer.from(spoiled);
    },
  },
  { name: 'Latin-1', mangle: (bytes) => Buffer.from(text(bytes).replace(/a/g, 'á'), 'latin1') },
  { name: 'UTF-16', mangle: (bytes) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text(bytes), 'utf16le')]) },
  { name: 'UTF-16 without its mark', mangle: (bytes) => Buffer.from(text(bytes), 'utf16le') },
  { name: 'encoded twice', mangle: (bytes) => Buffer.from(Buffer.from(text(bytes).replace(/e/g, 'é')).toString('latin1')) },
  { name: 'byte order marks', mangle: (bytes) => Buffer.from(`\uFEFF\uFEFF${text(bytes)}`) },
  {
    name: 'other line breaks',
    mangle: (bytes, random) => Buffer.from(text(bytes).replace(/\r?\n/g, random.pick(['\r', '\r\n', '\n\n', '\u2028', '\v']))),
  },
  {
    name: 'stray quotes',
    mangle(bytes, random) {
      let spoiled = text(bytes);
      for (let count = random.between(1, 4); count > 0; count -= 1) {
        const place = random.between(0, spoiled.length);
        spoiled = `${spoiled.slice(0, place)}${random.pick(['"', '""', "'", ',"', '",'])}${spoiled.slice(place)}`;
      }
      return Buffer.from(spoiled);
    },
  },
  {
    name: 'a huge field',
    mangle(bytes, random) {
      const place = at(bytes, random);
      const huge = Buffer.from(random.pick(['9', 'x', '"', '[', '{"a":', ',', '\n']).repeat(random.pick([1_000, 20_000, 100_000])));
      return Buffer.concat([bytes.subarray(0, place), huge, bytes.subarray(place)]);
    },
  },
  {
    name: 'a part of another place',
    mangle(bytes, random) {
      const from = at(bytes, random);
      const part = bytes.subarray(from, Math.min(bytes.length, from + random.between(1, 400)));
      // Between rows and words alone: inside a number it would be another number.
      const breaks = [...text(bytes).matchAll(/[\n{[]/g)].map(({ index }) => index + 1);
      const place = breaks.length === 0 ? 0 : random.pick(breaks);
      return Buffer.concat([bytes.subarray(0, place), part, bytes.subarray(place)]);
    },
  },
];

/** The values of two keys of JSON change places; in text without keys, two words. */
function swapKeys(bytes: Buffer, random: Random): Buffer {
  const source = text(bytes);
  const keys = [...source.matchAll(/"([a-z_]+)":/g)].map(([, key = '']) => key);
  const words = keys.length > 1 ? keys : (source.match(/[A-Za-z_]{4,}/g) ?? []);
  if (words.length < 2) return bytes;
  const [one, other] = [random.pick(words), random.pick(words)];
  const quote = keys.length > 1 ? '"' : '';
  const mark = '\u0001';
  const swapped = source
    .replaceAll(`${quote}${one}${quote}`, mark)
    .replaceAll(`${quote}${other}${quote}`, `${quote}${one}${quote}`)
    .replaceAll(mark, `${quote}${other}${quote}`);
  return Buffer.from(swapped);
}
