import type { Generated } from 'kysely';
import type { LoyaltyTier } from '../../domain/loyalty/tiers.ts';

/** Written by functions/points_of_loyalty.sql alone. */
export interface LoyaltyTables {
  loyalty_members: {
    player_id: string;
    tier: Generated<LoyaltyTier>;
    granted_year: number | null;
    mychoice_id: Generated<string>;
    credits: Generated<number>;
  };
  loyalty_redemption_methods: {
    id: string;
    position: number;
    title: string;
    detail: string;
    account: 'CASH' | 'PROMOTIONAL_CREDIT';
    cents_per_100_credits: number;
    minimum_credits: number;
  };
}
