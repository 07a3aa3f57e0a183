import { tierLabel } from '../../../../core/texts/tierLabel.ts';
import { playerQuery } from '../../../platform/data/declare.ts';
import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import type { Loyalty } from '../logic/loyalty.ts';
import { LoyaltyDocument, type LoyaltyQuery } from './loyalty.generated.ts';

export const loyalty = playerQuery({ document: LoyaltyDocument, map: loyaltyOf });

export const useLoyalty = (): Queried<Loyalty> => useQuery(loyalty, {});

function loyaltyOf({ loyalty: found }: LoyaltyQuery): Loyalty | null {
  // Its card is hidden where the service reports errors (specification, part 6).
  if (found === null || found.errors.length > 0) return null;
  const { tierName, nextTierName, pointsToNextTier, tierBounds, tierPoints } = found;
  const { upperBound } = tierBounds;
  return {
    tier: tierLabel(tierName),
    points: tierPoints,
    creditsText: found.balances.mycashPlayableCredit.balance,
    next:
      nextTierName === null || pointsToNextTier === null || upperBound === null
        ? null
        : { tier: tierLabel(nextTierName), atPoints: upperBound, missingPoints: pointsToNextTier },
  };
}
