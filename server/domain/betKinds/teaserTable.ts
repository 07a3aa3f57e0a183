import type { Odds } from '../../../core/money/odds.ts';

export type TeaserSport = 'football' | 'basketball';

/**
 * The prices at which a line can be teased, both included: points of a line whose price has moved away from −110 are worth other points than
 * the pay table assumes.
 */
export const TEASABLE_PRICES: { readonly shortest: Odds; readonly longest: Odds } = {
  shortest: { numerator: 100, denominator: 130 },
  longest: { numerator: 110, denominator: 100 },
};

/** One choice of points. Prices are for two legs, three, ...; null: not offered for so many. */
export interface TeaserLevel {
  /** In hundredths; a sport that is missing has no such teaser. */
  readonly pointsHundredths: Readonly<Partial<Record<TeaserSport, number>>>;
  readonly pays: Readonly<Partial<Record<TeaserSport, readonly (Odds | null)[]>>>;
  /** A special: a push loses, and does not reduce the teaser. */
  readonly tiesLose: boolean;
}

/** `20/23 8/5 -`: prices as the source prints them, and a dash for none. */
function prices(text: string): readonly (Odds | null)[] {
  return text.split(' ').map((price) => {
    const [numerator, denominator] = price.split('/').map(Number);
    return numerator && denominator ? { numerator, denominator } : null;
  });
}

/**
 * Points and prices: williamhill.us/house-rules, "Football teaser pay table", "Basketball teaser pay table" and "Special teaser". Football and
 * basketball are mixed level by level: 6 with 4, 6½ with 4½, 7 with 5 (skybook.com/teasers).
 */
export const TEASER_LEVELS: readonly TeaserLevel[] = [
  {
    pointsHundredths: { football: 600, basketball: 400 },
    pays: {
      football: prices('20/23 8/5 52/20 4/1 6/1 8/1 10/1 15/1 20/1'),
      basketball: prices('10/11 9/5 5/2 4/1 6/1 8/1 10/1'),
    },
    tiesLose: false,
  },
  {
    pointsHundredths: { football: 650, basketball: 450 },
    pays: {
      football: prices('20/25 29/20 44/20 7/2 5/1 7/1 9/1 12/1 15/1'),
      basketball: prices('10/12 3/2 22/10 7/2 5/1 7/1 9/1'),
    },
    tiesLose: false,
  },
  {
    pointsHundredths: { football: 700, basketball: 500 },
    pays: {
      football: prices('10/14 26/20 2/1 3/1 9/2 6/1 8/1 10/1 12/1'),
      basketball: prices('10/14 6/5 9/5 3/1 9/2 6/1 8/1'),
    },
    tiesLose: false,
  },
  { pointsHundredths: { football: 1_000 }, pays: { football: prices('- 10/12') }, tiesLose: true },
  { pointsHundredths: { football: 1_400 }, pays: { football: prices('- - 1/2') }, tiesLose: true },
];
