import type { LoyaltyTier } from '../../domain/loyalty/tiers.ts';

export interface LoyaltyTables {
  loyalty_members: {
    player_id: string;
    tier: LoyaltyTier;
    tier_points: number;
  };
}
