import { nextTier, pointsOfTier } from '../../../domain/loyalty/tiers.ts';
import { type LoyaltyMember, readLoyaltyMember } from '../../../store/loyalty/index.ts';
import type { GraphqlContext } from '../context.ts';
import type { Loyalty, Resolvers } from '../generated/resolvers.ts';

function loyaltyOf({ tier, tierPoints }: LoyaltyMember): Loyalty {
  const nextTierName = nextTier(tier);
  const upperBound = nextTierName === null ? null : pointsOfTier(nextTierName);
  return {
    tierName: tier,
    nextTierName,
    pointsToNextTier: upperBound === null ? null : Math.max(0, upperBound - tierPoints),
    tierBounds: { lowerBound: pointsOfTier(tier), upperBound },
    tierPoints,
  };
}

export const loyaltyResolvers: Resolvers<GraphqlContext> = {
  Query: {
    loyalty: async (_root, _args, { viewer, deps }) => {
      if (viewer.kind !== 'player') return null;
      const member = await readLoyaltyMember(deps.db.query, viewer.playerId);
      return member && loyaltyOf(member);
    },
  },
};
