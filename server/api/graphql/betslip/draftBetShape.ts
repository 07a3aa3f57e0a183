import { formatReturn } from '../../../../core/odds.ts';
import { type Rational, rational } from '../../../../core/rational.ts';
import type { DraftBetView } from '../../../domain/betslip/derive.ts';
import { groupByEvent } from '../../../domain/betslip/eventGroups.ts';
import type { BetToWinRatio, DraftBet } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { toError } from './errorShape.ts';
import { toLeg, toLegGroup } from './legShapes.ts';
import type { SlipWriting } from './slipWriting.ts';

/** Rewards, parlays of one event and sources other than cash are not implemented yet, so they are empty here. */
const NOT_YET = {
  amountSourceType: 'CASH',
  boostedWinAmount: null,
  boostedTotalOdds: null,
  selectedFreeBetId: null,
  selectedProfitBoostId: null,
  availableFreeBets: [],
  availableProfitBoosts: [],
  isParlayPlusEligible: false,
} as const;

/** A draft bet in the contract's shape. */
export function toDraftBet(bet: DraftBetView, writing: SlipWriting): DraftBet {
  const { currency, promotionalCreditCents } = writing;
  return {
    ...NOT_YET,
    id: bet.id,
    betAmount: moneyOf(bet.stakeCents, currency),
    winAmount: moneyOf(bet.winCents, currency),
    betToWinRatio: toRatio(bet.returned),
    draftLegs: bet.legs.map((leg) => toLeg(leg, writing)),
    draftLegEventGroupings: groupByEvent(bet.legs).map((group) => toLegGroup(group, writing)),
    totalOdds: formatReturn(bet.returned, writing.oddsFormat),
    totalOddsTrend: writing.includeOddsTrend ? bet.trend : 'NONE',
    availablePromotionalCreditBalance: promotionalCreditCents === null ? null : moneyOf(promotionalCreditCents, currency),
    patronSetAmountType: bet.setBy,
    numberOfCombinations: 1,
    numberOfDistinctLegs: bet.legs.length,
    errors: bet.errors.map(toError),
  };
}

function toRatio(returned: Rational): BetToWinRatio | null {
  const profit = rational(returned.numerator - returned.denominator, returned.denominator);
  const numeratorLong = Number(profit.numerator);
  const denominatorLong = Number(profit.denominator);
  return Number.isSafeInteger(numeratorLong) && Number.isSafeInteger(denominatorLong) ? { numeratorLong, denominatorLong } : null;
}
