import { add, divide, multiply, ONE, type Rational, rational, subtract } from '../money/rational.ts';
import { type PayingSymbol, ROWS, type SlotDesign, type SlotSymbol } from './slotDesign.ts';

/** Expected values of one spin, as multiples of the stake. */
export interface SpinExpectation {
  readonly lines: Rational;
  readonly scatters: Rational;
  readonly freeSpins: Rational;
}

/** The share of a reel's stops at which a given cell of a line shows the symbol or a wild. Every row has the same share. */
function shareOf(reel: readonly SlotSymbol[], symbol: SlotSymbol): Rational {
  return rational(reel.filter((one) => one === symbol || one === 'W').length, reel.length);
}

/** Every line has the same expectation, and its stake is that share of the whole. */
function expectedLine({ linePays, reels }: SlotDesign): Rational {
  let expected = rational(0);
  for (const [symbol, pays] of Object.entries(linePays) as [PayingSymbol, readonly number[]][]) {
    const shares = reels.map((reel) => shareOf(reel, symbol));
    pays.forEach((times, index) => {
      const count = index + 3;
      const run = shares.slice(0, count).reduce(multiply, ONE);
      const next = shares[count];
      const exactly = next === undefined ? run : multiply(run, subtract(ONE, next));
      expected = add(expected, multiply(exactly, rational(times)));
    });
  }
  return expected;
}

/** How likely it is that 0, 1, ... 5 reels show a scatter. */
function scatterDistribution({ reels }: SlotDesign): readonly Rational[] {
  let distribution: readonly Rational[] = [ONE];
  for (const reel of reels) {
    const stops = reel.filter((_, stop) =>
      Array.from({ length: ROWS }, (_row, row) => reel[(stop + row) % reel.length]).includes('X'),
    );
    const shows = rational(stops.length, reel.length);
    const hides = subtract(ONE, shows);
    distribution = Array.from({ length: distribution.length + 1 }, (_, count) =>
      add(multiply(distribution[count] ?? rational(0), hides), multiply(distribution[count - 1] ?? rational(0), shows)),
    );
  }
  return distribution;
}

/** Reels are independent, so that products of their shares are exact. */
export function spinExpectation(design: SlotDesign): SpinExpectation {
  let scatters = rational(0);
  let freeSpins = rational(0);
  scatterDistribution(design).forEach((share, count) => {
    scatters = add(scatters, multiply(share, rational(design.scatterPays[count - 3] ?? 0)));
    freeSpins = add(freeSpins, multiply(share, rational(design.freeSpins[count - 3] ?? 0)));
  });
  return { lines: expectedLine(design), scatters, freeSpins };
}

/**
 * A spin of any kind wins `f` free spins on average, f < 1, so that a paid spin brings f + f² + ... = f / (1 - f) of them, each worth the
 * multiplied expectation of a spin. Without the jackpots.
 */
export function slotReturn(design: SlotDesign): { readonly exact: Rational; readonly value: number } {
  const { lines, scatters, freeSpins } = spinExpectation(design);
  const spin = add(lines, scatters);
  const extra = divide(freeSpins, subtract(ONE, freeSpins));
  const exact = multiply(spin, add(ONE, multiply(extra, rational(design.freeSpinMultiplier))));
  return { exact, value: Number((exact.numerator * 10n ** 15n) / exact.denominator) / 1e15 };
}
