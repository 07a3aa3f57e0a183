import { describe, expect, it } from 'vitest';
import { createFairStream, isClientSeed, isServerSeed } from '../../core/fair/fairStream.ts';
import { newServerSeed, nodeBlocks, nodeStream, seedHashOf } from './nodeFair.ts';

const SERVER_SEED = '8f'.repeat(32);

/** Test cases of RFC 4231 whose data is ASCII, as messages of rounds are: key, data, HMAC-SHA256 (case 5 is truncated to 128 bits). */
const RFC_4231 = [
  ['0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  ['4a656665', 'what do ya want for nothing?', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
  ['0c'.repeat(20), 'Test With Truncation', 'a3b6167473100ee06e0c796c2955552b'],
  [
    'aa'.repeat(131),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    'aa'.repeat(131),
    'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
] as const;

describe('the blocks of random bytes', () => {
  it('are HMAC-SHA256 as RFC 4231 publishes it', () => {
    for (const [key, data, expected] of RFC_4231)
      expect(Buffer.from(nodeBlocks(key)(data)).toString('hex').slice(0, expected.length)).toBe(expected);
  });

  it('depend on the seeds and the nonce, and the published hash on the server seed alone', () => {
    const numbers = (serverSeed: string, clientSeed: string, nonce: number) => {
      const stream = nodeStream({ serverSeed, clientSeed, nonce });
      return Array.from({ length: 12 }, () => stream.below(1_000_000));
    };
    const first = numbers(SERVER_SEED, 'mine', 1);
    expect(numbers(SERVER_SEED, 'mine', 1)).toEqual(first);
    for (const other of [numbers('9e'.repeat(32), 'mine', 1), numbers(SERVER_SEED, 'yours', 1), numbers(SERVER_SEED, 'mine', 2)])
      expect(other).not.toEqual(first);
    expect(seedHashOf('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
    expect(isServerSeed(newServerSeed())).toBe(true);
    expect(newServerSeed()).not.toBe(newServerSeed());
  });

  it('are read in order, four bytes a number, big-endian, beginning with block 0', () => {
    const messages: string[] = [];
    const stream = createFairStream({ clientSeed: 'abc', nonce: 7 }, (message) => {
      messages.push(message);
      return Uint8Array.from({ length: 32 }, (_, index) => index + messages.length - 1);
    });
    const words = Array.from({ length: 9 }, () => stream.below(2 ** 32));
    expect(words[0]).toBe(0x00010203);
    expect(words[7]).toBe(0x1c1d1e1f);
    expect(words[8]).toBe(0x01020304);
    expect(messages).toEqual(['abc:7:0', 'abc:7:1']);
  });

  it('are rejected where a remainder would be likelier than others', () => {
    const words = [0xffffffff, 0xfffffffe, 5];
    const bytes = new Uint8Array(32);
    const view = new DataView(bytes.buffer);
    for (const [index, word] of words.entries()) view.setUint32(index * 4, word);
    // 2^32 = 3 * 1431655765 + 1: only the last word is one too many.
    expect(createFairStream({ clientSeed: 'a', nonce: 0 }, () => bytes).below(3)).toBe(0xfffffffe % 3);
    // 2^32 mod 37 is 7: the last seven words are rejected.
    expect(createFairStream({ clientSeed: 'a', nonce: 0 }, () => bytes).below(37)).toBe(5);
    for (const bound of [0, -1, 1.5, 2 ** 32 + 1])
      expect(() => createFairStream({ clientSeed: 'a', nonce: 0 }, () => bytes).below(bound)).toThrow(RangeError);
  });

  it('take client seeds of printable characters without the separator', () => {
    for (const seed of ['a', 'my lucky seed'.replaceAll(' ', '_'), '~!@#', 'x'.repeat(64)]) expect(isClientSeed(seed)).toBe(true);
    for (const seed of ['', 'a:b', 'a b', 'ä', 'x'.repeat(65), '\n']) expect(isClientSeed(seed)).toBe(false);
  });
});

/** Wilson and Hilferty: how far a chi-square value is from what is expected, in standard deviations. */
function normalOfChiSquare(value: number, freedom: number): number {
  return ((value / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
}

describe('the random numbers', () => {
  const COUNT = 370_000;
  const draws = (bound: number): readonly number[] => {
    const numbers: number[] = [];
    for (let nonce = 0; numbers.length < COUNT; nonce += 1) {
      const stream = nodeStream({ serverSeed: SERVER_SEED, clientSeed: 'statistics', nonce });
      for (let index = 0; index < 100; index += 1) numbers.push(stream.below(bound));
    }
    return numbers;
  };

  it.each([37, 52, 32])('below %i fit a uniform distribution (chi-square), alone and in pairs', (bound) => {
    const numbers = draws(bound);
    const counts = new Array<number>(bound).fill(0);
    const pairs = new Array<number>(bound * bound).fill(0);
    numbers.forEach((number, index) => {
      counts[number] = (counts[number] ?? 0) + 1;
      const next = numbers[index + 1];
      if (index % 2 === 0 && next !== undefined) pairs[number * bound + next] = (pairs[number * bound + next] ?? 0) + 1;
    });
    const chiSquare = (cells: readonly number[], total: number): number =>
      cells.reduce((sum, cell) => sum + (cell - total / cells.length) ** 2 / (total / cells.length), 0);
    expect(Math.abs(normalOfChiSquare(chiSquare(counts, numbers.length), bound - 1))).toBeLessThan(3);
    expect(Math.abs(normalOfChiSquare(chiSquare(pairs, numbers.length / 2), bound * bound - 1))).toBeLessThan(3);
  });

  it('rise and fall as often as independent ones (Wald and Wolfowitz)', () => {
    const above = draws(2 ** 32).map((number) => number >= 2 ** 31);
    const high = above.filter(Boolean).length;
    const low = above.length - high;
    const runs = above.filter((isHigh, index) => index === 0 || isHigh !== above[index - 1]).length;
    const expected = 1 + (2 * high * low) / above.length;
    const variance = ((expected - 1) * (expected - 2)) / (above.length - 1);
    expect(Math.abs((runs - expected) / Math.sqrt(variance))).toBeLessThan(3);
  });
});
