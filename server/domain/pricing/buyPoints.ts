import { oddsFromAmerican } from '../../../core/money/odds.ts';

/** At most three points: sbgglobal.eu, "Buying points". */
export const MOST_HALF_POINTS = 6;
/** Football games are often won by these margins. */
const KEY_MARGINS = [3, 7];
const CENTS = 10;
const CENTS_ON_OR_OFF_KEY = 25;

/**
 * The American price after each half point from one line to another: ten cents for a half point, in football 25 cents onto or off 3 and 7
 * (sbgglobal.eu, oddsshark.com). Cents are counted past even money without a gap: ten cents below +105 is −105.
 * @param lines both in half points. @returns null where the price is none.
 */
export function priceAfterBuying(base: number, sport: string, fromHalves: number, toHalves: number): number | null {
  const step = Math.sign(toHalves - fromHalves);
  let cents = base > 0 ? base - 100 : base + 100;
  for (let halves = fromHalves; halves !== toHalves; halves += step) {
    const isKey = sport === 'football' && KEY_MARGINS.some((margin) => [halves, halves + step].map(Math.abs).includes(2 * margin));
    cents -= isKey ? CENTS_ON_OR_OFF_KEY : CENTS;
  }
  const american = cents >= 0 ? cents + 100 : cents - 100;
  return oddsFromAmerican(american).ok ? american : null;
}
