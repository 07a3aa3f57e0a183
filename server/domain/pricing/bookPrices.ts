import { type Odds, oddsFromAmerican } from '../../../core/money/odds.ts';

/**
 * Margin of a market with two sides, and with three: implied probabilities sum to one plus this. A twenty-first makes an even chance −110
 * on both sides.
 */
const TWO_WAY_MARGIN = 1 / 21;
const THREE_WAY_MARGIN = 0.06;

/** What each side beyond three adds in a market with more sides, and the most. */
const MARGIN_OF_A_SIDE = 0.015;
const MOST_MARGIN = 0.3;

/** The least chance of a side that has a price: below it no price is honest, and its market has none. Three sides share the chances. */
const LEAST_OF_TWO = 0.04;
const LEAST_OF_THREE = 0.02;
const LEAST_OF_MANY = 0.002;

/** Usual steps of prices: every number to 200, then by 5, 10, 25 and 50. */
function stepFor(size: number): number {
  if (size < 200) return 1;
  if (size < 400) return 5;
  if (size < 1_000) return 10;
  return size < 2_500 ? 25 : 50;
}

/** The whole American number nearest to an implied probability. */
function americanFromProbability(probability: number): number {
  const exact = probability >= 0.5 ? (-100 * probability) / (1 - probability) : (100 * (1 - probability)) / probability;
  const step = stepFor(Math.abs(exact));
  return Math.round(exact / step) * step;
}

function priceOf(probability: number): Odds {
  const price = oddsFromAmerican(americanFromProbability(probability));
  if (!price.ok) throw new RangeError(`No price for probability ${probability}`);
  return price.value;
}

/** Prices of a two-sided market by the chance of its first side; null at the limit. The margin is shared evenly. */
export function twoWayPrices(first: number): readonly [Odds, Odds] | null {
  if (Math.min(first, 1 - first) < LEAST_OF_TWO) return null;
  return [priceOf(first + TWO_WAY_MARGIN / 2), priceOf(1 - first + TWO_WAY_MARGIN / 2)];
}

/** Prices of a three-sided market by the chances of its sides; null at the limit. */
export function threeWayPrices(chances: readonly [number, number, number]): readonly [Odds, Odds, Odds] | null {
  if (Math.min(...chances) < LEAST_OF_THREE) return null;
  const sum = chances.reduce((total, chance) => total + chance, 0);
  const [home, draw, away] = chances.map((chance) => priceOf(chance / sum + THREE_WAY_MARGIN / 3));
  if (!home || !draw || !away) throw new RangeError('Three sides have three prices');
  return [home, draw, away];
}

/**
 * Prices of a market by the chances of its outcomes, of which one wins; null at the limit. Half of the margin is shared evenly and half by
 * chance, so that the long ones bear more of it, as in every book.
 */
export function manyWayPrices(chances: readonly number[]): readonly Odds[] | null {
  if (chances.length < 2 || Math.min(...chances) < LEAST_OF_MANY) return null;
  const sum = chances.reduce((total, chance) => total + chance, 0);
  const margin = Math.min(MOST_MARGIN, THREE_WAY_MARGIN + MARGIN_OF_A_SIDE * (chances.length - 3));
  const implied = chances.map((chance) => (chance / sum) * (1 + margin / 2) + margin / 2 / chances.length);
  return Math.max(...implied) > 1 - LEAST_OF_THREE ? null : implied.map(priceOf);
}
