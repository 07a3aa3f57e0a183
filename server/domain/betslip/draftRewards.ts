import type { Rational } from '../../../core/money/rational.ts';
import type { AmountSourceType } from '../../../core/wire/contract.ts';
import type { ProfitBoost } from '../pricing/profitBoost.ts';
import { payoutWithBoost, returnWithBoost } from '../rewards/payout.ts';
import {
  type BetslipReward,
  type BonusBetReward,
  type BoostReward,
  type ChosenReward,
  misfit,
  type RewardedBet,
  sourceOf,
} from '../rewards/reward.ts';
import { type SlipError, slipErrors } from './slipError.ts';

/** The rewards that a player could use now. */
export interface RewardWallet {
  readonly rewards: readonly BetslipReward[];
  /** Promotional credits; null for a visitor. */
  readonly creditCents: number | null;
}

export interface Offered<Reward> {
  readonly reward: Reward;
  readonly isRestricted: boolean;
}

export interface BoostedFigures {
  readonly winCents: number;
  /** The price with the boost, up to its cap: that of the stake and the win. */
  readonly returned: Rational;
}

/** The rewards of a draft bet: the one chosen, and those that could be. */
export interface DraftRewards {
  readonly source: AmountSourceType;
  readonly chosen: ChosenReward | null;
  readonly bonusBets: readonly Offered<BonusBetReward>[];
  readonly boosts: readonly Offered<BoostReward>[];
  /** Null: it cannot be paid with credits. */
  readonly creditCents: number | null;
  /** The stake of the bonus bet chosen; 0 where that cannot be used any more, so that no cash is staked in its place. */
  readonly bonusCents: number | null;
  readonly boost: BoostReward | null;
  /** Null: no boost. */
  readonly boosted: BoostedFigures | null;
  readonly error: SlipError | null;
}

export function draftRewards(chosen: ChosenReward | null, bet: RewardedBet, wallet: RewardWallet): Omit<DraftRewards, 'boosted'> {
  const { rewards, creditCents } = wallet;
  const isRestricted = (reward: BetslipReward): boolean => misfit(reward, bet) !== null;
  const found = chosen && usable(chosen, rewards);
  return {
    source: sourceOf(chosen),
    chosen,
    bonusBets: rewards.flatMap((reward) => (reward.kind === 'BONUS_BET' ? [{ reward, isRestricted: isRestricted(reward) }] : [])),
    boosts: rewards.flatMap((reward) => (reward.kind === 'PROFIT_BOOST' ? [{ reward, isRestricted: isRestricted(reward) }] : [])),
    creditCents: misfit({ kind: 'PROMOTIONAL_CREDIT' }, bet) === null ? creditCents : null,
    bonusCents: chosen?.kind !== 'BONUS_BET' ? null : found?.kind === 'BONUS_BET' ? found.amountCents : 0,
    boost: found?.kind === 'PROFIT_BOOST' ? found : null,
    error: chosen === null ? null : errorOf(found, bet),
  };
}

type Usable = BetslipReward | { readonly kind: 'PROMOTIONAL_CREDIT' };

function usable(chosen: ChosenReward, rewards: readonly BetslipReward[]): Usable | null {
  if (chosen.kind === 'PROMOTIONAL_CREDIT') return chosen;
  return rewards.find(({ kind, id }) => kind === chosen.kind && id === chosen.id) ?? null;
}

function errorOf(found: Usable | null, bet: RewardedBet): SlipError | null {
  if (found === null) return slipErrors.rewardUnavailable();
  const label = misfit(found, bet);
  return label === null ? null : slipErrors.rewardRestricted(label);
}

/** What the boost makes of this stake; null without a boost. A profit beyond any limit is an error anyway, and shown as the largest number. */
export function boostedFigures(
  boost: BoostReward | null,
  stakeCents: number,
  returned: Rational,
  cap: ProfitBoost['cap'],
): BoostedFigures | null {
  if (boost === null) return null;
  const payoutCents = payoutWithBoost(stakeCents, returned, { ...boost, cap });
  return {
    winCents: Math.min(Math.max(0, payoutCents - stakeCents), Number.MAX_SAFE_INTEGER),
    returned: returnWithBoost(stakeCents, returned, { ...boost, cap }),
  };
}
