import { formatOdds, formatReturn } from '../../../../core/odds.ts';
import { rational } from '../../../../core/rational.ts';
import { rulesOf } from '../../../domain/betKinds/betKinds.ts';
import type { DraftBetView } from '../../../domain/betslip/derive.ts';
import { groupByEvent } from '../../../domain/betslip/eventGroups.ts';
import type { BetToWinRatio, DraftBet, Teaser } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { toError } from './errorShape.ts';
import { toLeg, toLegGroup } from './legShapes.ts';
import type { SlipWriting } from './slipWriting.ts';

/** Rewards and sources other than cash are not implemented yet, so they are empty here. */
const NOT_YET = {
  amountSourceType: 'CASH',
  boostedWinAmount: null,
  boostedTotalOdds: null,
  selectedFreeBetId: null,
  selectedProfitBoostId: null,
  availableFreeBets: [],
  availableProfitBoosts: [],
} as const;

/** A draft bet in the contract's shape. */
export function toDraftBet(bet: DraftBetView, writing: SlipWriting): DraftBet {
  const { currency, promotionalCreditCents } = writing;
  const { line } = rulesOf(bet.draft);
  const isParlayPlusEligible = bet.draft.kind === 'PARLAY_PLUS';
  return {
    ...NOT_YET,
    id: bet.draft.id,
    label: bet.draft.label,
    isParlayPlusEligible,
    teaser: toTeaser(bet.draft, writing),
    betAmount: moneyOf(bet.stakeCents, currency),
    winAmount: moneyOf(bet.winCents, currency),
    betToWinRatio: toRatio(bet),
    draftLegs: bet.legs.map((leg, index) => toLeg(leg, writing, line?.(leg.offer, index, bet.draft.terms))),
    draftLegEventGroupings: groupByEvent(bet.legs).map((group) => toLegGroup(group, isParlayPlusEligible, writing)),
    totalOdds: formatReturn(bet.returned, writing.oddsFormat),
    totalOddsTrend: writing.includeOddsTrend ? bet.trend : 'NONE',
    availablePromotionalCreditBalance: promotionalCreditCents === null ? null : moneyOf(promotionalCreditCents, currency),
    patronSetAmountType: bet.setBy,
    numberOfCombinations: bet.combinations,
    numberOfDistinctLegs: bet.legs.length,
    errors: bet.errors.map(toError),
  };
}

function toTeaser({ label, teaser }: DraftBetView['draft'], { oddsFormat }: SlipWriting): Teaser | null {
  if (!teaser || label === null) return null;
  return {
    label,
    teaserPoints: { decimalPoints: teaser.pointsHundredths / 100 },
    teaserPreviews: teaser.previews.map(({ pointsHundredths, price }) => ({
      points: pointsHundredths / 100,
      enabled: price !== null,
      totalOdds: price && formatOdds(price, oddsFormat),
    })),
  };
}

function toRatio({ returned, combinations }: DraftBetView): BetToWinRatio | null {
  const profit = rational((returned.numerator - returned.denominator) * BigInt(combinations), returned.denominator);
  const numeratorLong = Number(profit.numerator);
  const denominatorLong = Number(profit.denominator);
  return Number.isSafeInteger(numeratorLong) && Number.isSafeInteger(denominatorLong) ? { numeratorLong, denominatorLong } : null;
}
