import { formatOdds, formatReturn } from '../../../../core/money/odds.ts';
import { pointsOf } from '../../../../core/money/points.ts';
import { rational } from '../../../../core/money/rational.ts';
import { rulesOf } from '../../../domain/betKinds/betKinds.ts';
import type { DraftBetView, LegView } from '../../../domain/betslip/derive.ts';
import type { DraftRewards } from '../../../domain/betslip/draftRewards.ts';
import { groupByEvent } from '../../../domain/betslip/eventGroups.ts';
import { voidLegRule } from '../../../domain/history/betStory.ts';
import { bonusBetOf, profitBoostOf } from '../account/rewards.ts';
import type { BetToWinRatio, BuyPointOption, DraftBet, Teaser } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { toError } from './errorShape.ts';
import { toLeg, toLegGroup, toOdds } from './legShapes.ts';
import type { SlipWriting } from './slipWriting.ts';

/** A draft bet in the contract's shape. */
export function toDraftBet(bet: DraftBetView, writing: SlipWriting): DraftBet {
  const { currency, parlayPlus } = writing;
  const { line, joinsEvents = false } = rulesOf(bet.draft);
  return {
    ...toRewards(bet.rewards, writing),
    id: bet.draft.id,
    label: bet.draft.label,
    isParlayPlusEligible: bet.draft.kind === 'PARLAY_PLUS',
    voidLegRule: voidLegRule(bet.draft),
    teaser: toTeaser(bet.draft, writing),
    betAmount: moneyOf(bet.stakeCents, currency),
    winAmount: moneyOf(bet.winCents, currency),
    betToWinRatio: toRatio(bet),
    draftLegs: bet.legs.map((leg, index) => ({
      ...toLeg(leg, writing, line?.(leg.offer, index, bet.draft.terms)),
      buyPointOptions: buyPointOptions(bet, leg, index),
    })),
    draftLegEventGroupings: groupByEvent(bet.legs, joinsEvents && parlayPlus !== 'OFF').map((group) => toLegGroup(group, writing)),
    totalOdds: formatReturn(bet.returned, writing.oddsFormat),
    totalOddsTrend: writing.includeOddsTrend ? bet.trend : 'NONE',
    patronSetAmountType: bet.setBy,
    numberOfCombinations: bet.combinations,
    combinationSizes: combinationSizes(bet.draft.terms),
    numberOfDistinctLegs: bet.legs.length,
    errors: bet.errors.map(toError),
  };
}

/** The fields of a draft bet that are about its rewards. */
type RewardFields = Pick<
  DraftBet,
  | 'amountSourceType'
  | 'boostedWinAmount'
  | 'boostedTotalOdds'
  | 'selectedFreeBetId'
  | 'selectedProfitBoostId'
  | 'availableFreeBets'
  | 'availableProfitBoosts'
  | 'availablePromotionalCreditBalance'
>;

function toRewards({ source, chosen, boosted, bonusBets, boosts, creditCents }: DraftRewards, writing: SlipWriting): RewardFields {
  return {
    amountSourceType: source,
    boostedWinAmount: boosted && moneyOf(boosted.winCents, writing.currency),
    boostedTotalOdds: boosted && formatReturn(boosted.returned, writing.oddsFormat),
    selectedFreeBetId: chosen?.kind === 'BONUS_BET' ? chosen.id : null,
    selectedProfitBoostId: chosen?.kind === 'PROFIT_BOOST' ? chosen.id : null,
    availableFreeBets: bonusBets.map(({ reward, isRestricted }) => bonusBetOf(reward, isRestricted)),
    availableProfitBoosts: boosts.map(({ reward, isRestricted }) => profitBoostOf(reward, writing, isRestricted)),
    availablePromotionalCreditBalance: creditCents === null ? null : moneyOf(creditCents, writing.currency),
  };
}

function combinationSizes(terms: DraftBetView['draft']['terms']): readonly number[] {
  return terms !== null && 'sizes' in terms ? terms.sizes : [];
}

/** The line of a teaser's leg with each of the points that the teaser can have, at the price that it then has. */
function buyPointOptions({ draft }: DraftBetView, { offer }: LegView, index: number): readonly BuyPointOption[] {
  const { line } = rulesOf(draft);
  return (draft.teaser?.previews ?? []).flatMap(({ price, terms }) => {
    const points = terms && pointsOf(line?.(offer, index, terms) ?? null);
    return price && points !== null ? [{ points, odds: toOdds(price) }] : [];
  });
}

function toTeaser({ label, teaser }: DraftBetView['draft'], { oddsFormat }: SlipWriting): Teaser | null {
  if (!teaser || label === null) return null;
  return {
    label,
    teaserPoints: { decimalPoints: teaser.pointsHundredths / 100 },
    teaserPreviews: teaser.previews.map(({ pointsHundredths, price, requirement }) => ({
      points: pointsHundredths / 100,
      enabled: price !== null,
      totalOdds: price && formatOdds(price, oddsFormat),
      requirement,
    })),
  };
}

function toRatio({ returned, combinations }: DraftBetView): BetToWinRatio | null {
  const profit = rational((returned.numerator - returned.denominator) * BigInt(combinations), returned.denominator);
  const numeratorLong = Number(profit.numerator);
  const denominatorLong = Number(profit.denominator);
  return Number.isSafeInteger(numeratorLong) && Number.isSafeInteger(denominatorLong) ? { numeratorLong, denominatorLong } : null;
}
