import type { Odds } from '../../../../core/money/odds.ts';
import { pointsHundredthsOf } from '../../../../core/money/points.ts';
import type { SelectionSide } from '../../../../core/wire/contract.ts';
import { manyWayPrices, threeWayPrices, twoWayPrices } from '../../../domain/pricing/bookPrices.ts';

export interface Quote {
  readonly side: SelectionSide;
  /** With the side OUTCOME: which one. */
  readonly outcome?: string;
  /** How the selection is called, where its side does not say it. */
  readonly name?: string;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
}

/** AT_LIMIT: no price is honest at the moment. DECIDED: its part of the game is over, or what happens next cannot change it. */
export type Quoted = readonly Quote[] | 'AT_LIMIT' | 'DECIDED';

/** An outcome that is listed, and its chance. */
export interface Outcome {
  readonly side: SelectionSide;
  readonly outcome?: string;
  readonly name?: string;
  readonly chance: number;
}

/** Two sides by the chance of the first. */
export function twoSides(
  first: SelectionSide,
  second: SelectionSide,
  chance: number,
  firstLine?: number,
  secondLine?: number,
): Quoted {
  const prices = twoWayPrices(chance);
  if (prices === null) return 'AT_LIMIT';
  const [a, b] = prices;
  return [
    { side: first, pointsHundredths: pointsHundredthsOf(firstLine), odds: a },
    { side: second, pointsHundredths: pointsHundredthsOf(secondLine), odds: b },
  ];
}

/** The same with the names of its two selections. */
export function namedSides(quoted: Quoted, ...names: readonly [string, string]): Quoted {
  return typeof quoted === 'string' ? quoted : quoted.map((quote, index) => ({ ...quote, name: names[index] ?? '' }));
}

/** Home, draw, away. */
export function threeSides(chances: readonly [number, number, number]): Quoted {
  const prices = threeWayPrices(chances);
  if (prices === null) return 'AT_LIMIT';
  const [home, draw, away] = prices;
  return [
    { side: 'HOME', pointsHundredths: null, odds: home },
    { side: 'DRAW', pointsHundredths: null, odds: draw },
    { side: 'AWAY', pointsHundredths: null, odds: away },
  ];
}

/** Outcomes of which one wins. */
export function manySides(outcomes: readonly Outcome[]): Quoted {
  const prices = manyWayPrices(outcomes.map(({ chance }) => chance));
  if (prices === null) return 'AT_LIMIT';
  return outcomes.flatMap(({ chance: _chance, ...named }, index) => {
    const odds = prices[index];
    return odds ? [{ ...named, pointsHundredths: null, odds }] : [];
  });
}

/** Outcomes of which two win (double chance): each is a price of its own against its opposite. */
export function eachAgainstItsOpposite(outcomes: readonly Outcome[]): Quoted {
  const quotes: Quote[] = [];
  for (const { chance, ...named } of outcomes) {
    const prices = twoWayPrices(chance);
    if (prices === null) return 'AT_LIMIT';
    quotes.push({ ...named, pointsHundredths: null, odds: prices[0] });
  }
  return quotes;
}
