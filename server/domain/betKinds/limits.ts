import { MAXIMUM_BET_CENTS, MINIMUM_BET_CENTS } from '../../../core/money/money.ts';
import { MAXIMUM_ROUND_ROBIN_LEGS } from '../../../core/money/roundRobin.ts';
import { MAXIMUM_PARLAY_LEGS } from '../../../core/money/slipLimits.ts';
import { MAXIMUM_TEASER_LEGS } from './teaser.ts';
import type { BetLimits } from './types.ts';

/** Bet and win take at most 9999999.99 (specification, section 9); the counts are the book's own. */
export const STANDARD_LIMITS: BetLimits = {
  minimumStakeCents: MINIMUM_BET_CENTS.USD,
  maximumStakeCents: MAXIMUM_BET_CENTS,
  maximumWinCents: MAXIMUM_BET_CENTS,
  maximumParlayLegs: MAXIMUM_PARLAY_LEGS,
  maximumRoundRobinLegs: MAXIMUM_ROUND_ROBIN_LEGS,
  maximumTeaserLegs: MAXIMUM_TEASER_LEGS,
  maximumBets: 50,
  parlayPlus: 'OFF',
  boostCap: 'STAKE',
};

/** The limits of an operator: what its configuration sets, and the book's own. */
export function betLimits({
  minimumStakeCents,
  maximumParlayLegs,
  parlayPlus,
  boostCap,
}: Pick<BetLimits, 'minimumStakeCents' | 'maximumParlayLegs' | 'parlayPlus' | 'boostCap'>): BetLimits {
  return { ...STANDARD_LIMITS, minimumStakeCents, maximumParlayLegs, parlayPlus, boostCap };
}
