export type RewardKind = 'PROFIT_BOOST' | 'BONUS_BET' | 'CASHBACK';

export interface RewardTables {
  rewards: {
    id: string;
    player_id: string;
    kind: RewardKind;
    title: string;
    amount_cents: number | null;
    percent: number | null;
    maximum_amount_cents: number | null;
    minimum_legs: number | null;
    created_at: Date;
    expires_at: Date;
  };
}
