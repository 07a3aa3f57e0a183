import { z } from 'zod';
import { graphql } from '../support/apiClient.ts';
import { firstErrorCode } from '../support/placements.ts';
import {
  type BetAnswer,
  betAnswer,
  boostedAnswer,
  type FinalResult,
  type LegOutcome,
  legOutcome,
  type OracleLeg,
  withoutStake,
} from './oracle.ts';

/** A reward as a client uses it, on a straight bet alone. */
export type UsedReward =
  | { readonly kind: 'PROFIT_BOOST' | 'BONUS_BET'; readonly id: string }
  | { readonly kind: 'PROMOTIONAL_CREDIT' };

export const BONUS_BET_CENTS = 300;
const BOOST_PERCENT = 25;
const BOOST_MAXIMUM_CENTS = 200;
export const CREDIT_CENTS = 20_000;
const OF_EACH = 50;
const DAY_SECONDS = 86_400;

/** What every player of the test is given. */
export const GIFTS = {
  promotionalCreditCents: CREDIT_CENTS,
  bonusBets: Array.from({ length: OF_EACH }, () => ({
    amountCents: BONUS_BET_CENTS,
    title: 'Bonus bet',
    expiresInSeconds: DAY_SECONDS,
  })),
  profitBoosts: Array.from({ length: OF_EACH }, () => ({
    percent: BOOST_PERCENT,
    maximumAmountCents: BOOST_MAXIMUM_CENTS,
    expiresInSeconds: DAY_SECONDS,
  })),
};

const rewards = z.array(z.object({ rawId: z.string() }));
const answer = z.object({ account: z.object({ freeBets: rewards, profitBoosts: rewards }) });

/** The player's unused rewards with an id. @throws Error without an answer. */
export async function readRewards(base: string, headers: Record<string, string>, signal: AbortSignal): Promise<UsedReward[]> {
  const query = '{ account { freeBets { rawId } profitBoosts { rawId } } }';
  const read = await graphql(base, { query }, headers, signal);
  const failure = firstErrorCode(read);
  if (failure) throw new Error(failure);
  const { freeBets, profitBoosts } = answer.parse(read.data).account;
  return [
    ...freeBets.map(({ rawId }) => ({ kind: 'BONUS_BET', id: rawId }) as const),
    ...profitBoosts.map(({ rawId }) => ({ kind: 'PROFIT_BOOST', id: rawId }) as const),
  ];
}

/** The fields of PlaceBetInput. */
export function rewardInput(reward: UsedReward) {
  switch (reward.kind) {
    case 'PROFIT_BOOST':
      return { profitBoostId: reward.id };
    case 'BONUS_BET':
      return { amountSourceType: 'FREE_BET', freeBetId: reward.id } as const;
    case 'PROMOTIONAL_CREDIT':
      return { amountSourceType: 'PROMOTIONAL_CREDIT' } as const;
  }
}

export function rewardedAnswer(
  stakeCents: number,
  legs: readonly OracleLeg[],
  outcomes: readonly LegOutcome[],
  { kind }: UsedReward,
): BetAnswer {
  if (kind === 'PROFIT_BOOST') return boostedAnswer(stakeCents, legs, outcomes, BOOST_PERCENT, BOOST_MAXIMUM_CENTS);
  return withoutStake(betAnswer(stakeCents, legs, outcomes), stakeCents, kind === 'PROMOTIONAL_CREDIT');
}

/** Whether some result that the event has had returns the stake: the reward may then be used again. */
export function mayHaveComeBack(leg: OracleLeg, results: readonly (FinalResult | null)[]): boolean {
  return results.some((result) => ['PUSH', 'VOIDED'].includes(legOutcome(leg, result)));
}
