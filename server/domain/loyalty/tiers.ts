/** Tiers of the loyalty programme, with the points from which on each is reached. CHOICE is another name of the first one. */
const FROM_POINTS = { PLAY: 0, CHOICE: 0, ADVANTAGE: 500, PREFERRED: 1_500, ELITE: 5_000, OWNERS_CLUB: 25_000 } as const;

export type LoyaltyTier = keyof typeof FROM_POINTS;

export const LOYALTY_TIERS = Object.keys(FROM_POINTS) as readonly LoyaltyTier[];

/** The fewest points of a tier. */
export function pointsOfTier(tier: LoyaltyTier): number {
  return FROM_POINTS[tier];
}

/** The tier above; null for the highest one. */
export function nextTier(tier: LoyaltyTier): LoyaltyTier | null {
  return LOYALTY_TIERS.find((other) => FROM_POINTS[other] > FROM_POINTS[tier]) ?? null;
}
