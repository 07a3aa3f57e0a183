import type { Odds } from '../../../core/money/odds.ts';

export const FAVOURITES_DIFFER = 'spread and moneyline name different favourites';

/** Whether the side that gives points on the spread is the one that pays more on the moneyline: a sign in the source is turned. */
export function favouritesDiffer(homePointsHundredths: number, moneyline: { readonly home: Odds; readonly away: Odds }): boolean {
  const longer = (a: Odds, b: Odds): boolean =>
    BigInt(a.numerator) * BigInt(b.denominator) > BigInt(b.numerator) * BigInt(a.denominator);
  return homePointsHundredths < 0
    ? longer(moneyline.home, moneyline.away)
    : homePointsHundredths > 0 && longer(moneyline.away, moneyline.home);
}
