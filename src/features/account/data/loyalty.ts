import { playerQuery } from '../../../platform/data/declare.ts';
import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import { type Loyalty, tierLabel } from '../logic/loyalty.ts';
import { LoyaltyDocument, type LoyaltyQuery } from './loyalty.generated.ts';

export const loyalty = playerQuery({ document: LoyaltyDocument, map: loyaltyOf });

export const useLoyalty = (): Queried<Loyalty> => useQuery(loyalty, {});

function loyaltyOf({ loyalty: found }: LoyaltyQuery): Loyalty | null {
  if (found === null) return null;
  const { tierName, nextTierName, pointsToNextTier, tierBounds, tierPoints } = found;
  const { upperBound } = tierBounds;
  return {
    tier: tierLabel(tierName),
    points: tierPoints,
    next:
      nextTierName === null || pointsToNextTier === null || upperBound === null
        ? null
        : { tier: tierLabel(nextTierName), atPoints: upperBound, missingPoints: pointsToNextTier },
  };
}
