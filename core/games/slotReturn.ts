import { add, divide, multiply, ONE, type Rational, rational, subtract } from '../rational.ts';
import { FREE_SPIN_MULTIPLIER, LINE_PAYS, REELS, ROWS, SCATTER_PAYS, type SlotSymbol } from './slotRules.ts';

/** Expected values of one spin, as multiples of the stake. */
export interface SpinExpectation {
  readonly lines: Rational;
  readonly comets: Rational;
  readonly freeSpins: Rational;
}

/** The share of a reel's stops at which a given cell of a line shows the symbol or a wild. Every row has the same share. */
function shareOf(reel: readonly SlotSymbol[], symbol: SlotSymbol): Rational {
  return rational(reel.filter((one) => one === symbol || one === 'wild').length, reel.length);
}

/** Every line has the same expectation, and its stake is that share of the whole. */
function expectedLine(): Rational {
  let expected = rational(0);
  for (const [symbol, pays] of Object.entries(LINE_PAYS) as [SlotSymbol, readonly number[]][]) {
    const shares = REELS.map((reel) => shareOf(reel, symbol));
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

/** How likely it is that 0, 1, ... 5 reels show a comet. */
function cometDistribution(): readonly Rational[] {
  let distribution: readonly Rational[] = [ONE];
  for (const reel of REELS) {
    const stops = reel.filter((_, stop) =>
      Array.from({ length: ROWS }, (_row, row) => reel[(stop + row) % reel.length]).includes('comet'),
    );
    const shows = rational(stops.length, reel.length);
    const hides = subtract(ONE, shows);
    distribution = Array.from({ length: distribution.length + 1 }, (_, count) =>
      add(multiply(distribution[count] ?? rational(0), hides), multiply(distribution[count - 1] ?? rational(0), shows)),
    );
  }
  return distribution;
}

/** Enumerates the stops reel by reel: reels are independent, so that products of their shares are exact. */
export function spinExpectation(): SpinExpectation {
  let comets = rational(0);
  let freeSpins = rational(0);
  cometDistribution().forEach((share, count) => {
    const pays = SCATTER_PAYS[count];
    if (pays === undefined) return;
    comets = add(comets, multiply(share, rational(pays.times)));
    freeSpins = add(freeSpins, multiply(share, rational(pays.freeSpins)));
  });
  return { lines: expectedLine(), comets, freeSpins };
}

/**
 * A spin of any kind wins `f` free spins on average, f < 1, so that a paid spin brings f + f² + ... = f / (1 - f) of them, each worth the
 * multiplied expectation of a spin.
 */
export function slotReturn(): { readonly exact: Rational; readonly value: number } {
  const { lines, comets, freeSpins } = spinExpectation();
  const spin = add(lines, comets);
  const extra = divide(freeSpins, subtract(ONE, freeSpins));
  const exact = multiply(spin, add(ONE, multiply(extra, rational(FREE_SPIN_MULTIPLIER))));
  return { exact, value: Number((exact.numerator * 10n ** 15n) / exact.denominator) / 1e15 };
}
