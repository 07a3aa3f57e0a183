/** Tiers of the loyalty programme, with the points from which on each is reached. CHOICE is another name of the first one. */
const FROM_POINTS = { PLAY: 0, CHOICE: 0, ADVANTAGE: 500, PREFERRED: 1_500, ELITE: 5_000, OWNERS_CLUB: 25_000 } as const;

export type LoyaltyTier = keyof typeof FROM_POINTS;

export const LOYALTY_TIERS = Object.keys(FROM_POINTS) as readonly LoyaltyTier[];

/** One of each rank, ascending. */
export const TIER_STEPS = LOYALTY_TIERS.filter((tier) => tier !== 'CHOICE');

/** The fewest points of a tier. */
export function pointsOfTier(tier: LoyaltyTier): number {
  return FROM_POINTS[tier];
}

/** The tier above; null for the highest one. */
export function nextTier(tier: LoyaltyTier): LoyaltyTier | null {
  return LOYALTY_TIERS.find((other) => FROM_POINTS[other] > FROM_POINTS[tier]) ?? null;
}

/** What is stored of a member, with the tier points of this year and of the one before. */
export interface TierFacts {
  readonly year: number;
  readonly points: number;
  readonly pointsBefore: number;
  /** Given by the operator; holds through the year after `grantedYear`. */
  readonly granted: LoyaltyTier;
  readonly grantedYear: number | null;
}

export interface HeldTier {
  readonly tier: LoyaltyTier;
  /** The last year of the tier; null: the first tier has no end. */
  readonly throughYear: number | null;
}

/** The tier that points reach. Points below zero, as after corrections of an earlier year's bets, reach the first one. */
export function tierOfPoints(points: number): LoyaltyTier {
  return TIER_STEPS.findLast((tier) => FROM_POINTS[tier] <= points) ?? 'PLAY';
}

/** A tier that is reached in a year holds through the next one. The highest of several that hold counts, and the longest of that one. */
export function heldTier({ year, points, pointsBefore, granted, grantedYear }: TierFacts): HeldTier {
  const held = [
    { tier: tierOfPoints(points), throughYear: year + 1 },
    { tier: tierOfPoints(pointsBefore), throughYear: year },
    ...(grantedYear !== null && grantedYear + 1 >= year ? [{ tier: granted, throughYear: grantedYear + 1 }] : []),
  ];
  const best = held.reduce((one, other) => {
    const higher = FROM_POINTS[other.tier] - FROM_POINTS[one.tier] || other.throughYear - one.throughYear;
    return higher > 0 ? other : one;
  });
  if (FROM_POINTS[best.tier] > 0) return best;
  return { tier: granted === 'CHOICE' ? 'CHOICE' : 'PLAY', throughYear: null };
}
