import type { AmountSourceType } from '../../../../../core/wire/contract.ts';

/** The reward that the player has chosen for a bet. */
export type RewardChoice =
  | { readonly kind: 'PROFIT_BOOST' | 'BONUS_BET'; readonly id: string }
  | { readonly kind: 'PROMOTIONAL_CREDIT' };

/** A bonus bet or a profit boost of the player. */
export interface RewardOffer {
  readonly kind: 'PROFIT_BOOST' | 'BONUS_BET';
  readonly id: string;
  readonly title: string;
  /** Its terms: `Max bet $50.00 · 2+ legs`; null: none. */
  readonly detail: string | null;
  /** Epoch milliseconds; null: it does not expire. */
  readonly expiresAt: number | null;
  /** It is not for this bet. */
  readonly isRestricted: boolean;
}

export interface BetRewards {
  readonly source: AmountSourceType;
  readonly chosen: RewardChoice | null;
  readonly offers: readonly RewardOffer[];
  /** Null: the bet cannot be paid with credits. */
  readonly creditCents: number | null;
  /** With the boost chosen; null without one. */
  readonly boostedWinCents: number | null;
  readonly boostedOdds: string | null;
  /** The bet is refused at any amount, so no reward is offered for it. */
  readonly isHidden: boolean;
}

/** Until the server has answered. */
export const NO_REWARDS: BetRewards = {
  source: 'CASH',
  chosen: null,
  offers: [],
  creditCents: null,
  boostedWinCents: null,
  boostedOdds: null,
  isHidden: false,
};
