import { tierLabel } from '../../../../core/texts/tierLabel.ts';
import { playerQuery } from '../../../platform/data/declare.ts';
import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import { MONEY_WORDS } from '../../../words/glossary.ts';
import { type Answered, type Programme, type Redeemable, stepsOf } from '../logic/loyalty.ts';
import {
  type LoyaltyCreditsFragment,
  LoyaltyOverviewDocument,
  type LoyaltyOverviewFieldsFragment,
  RedemptionPanelDocument,
} from './loyalty.generated.ts';

/** Another page may have redeemed meanwhile: what is older than this is asked for again. */
const FRESH_MS = 5_000;

export const programme = playerQuery({
  document: LoyaltyOverviewDocument,
  map: ({ loyalty }) => loyalty && programmeOf(loyalty),
  freshMs: FRESH_MS,
});

export const redeemable = playerQuery({
  document: RedemptionPanelDocument,
  map: ({ loyalty }) => loyalty && redeemableOf(loyalty),
  freshMs: FRESH_MS,
});

export const useProgramme = (): Queried<Answered<Programme>> => useQuery(programme, {});

export const useRedeemable = (): Queried<Answered<Redeemable>> => useQuery(redeemable, {});

export function redeemableOf(fields: LoyaltyCreditsFragment): Answered<Redeemable> {
  const [error] = fields.errors;
  if (error) return { value: null, error: error.message };
  const { credits, owedCredits, redeemable: isRedeemable, pennCashRedemptionMethods: methods } = fields;
  return { value: { credits, owedCredits, isRedeemable, methods }, error: null };
}

export function programmeOf(fields: LoyaltyOverviewFieldsFragment): Answered<Programme> {
  const [error] = fields.errors;
  if (error) return { value: null, error: error.message };
  const { tierName, nextTierName, pointsToNextTier, tierBounds, balances } = fields;
  const { upperBound, lowerBound } = tierBounds;
  const tiers = fields.tiers.map((tier) => ({ label: tierLabel(tier.tierName), fromPoints: tier.fromPoints }));
  const balanceOf = (label: string, { balance, tooltip }: { readonly balance: string; readonly tooltip: string }) => ({
    label,
    text: balance,
    tooltip,
  });
  return {
    error: null,
    value: {
      tier: tierLabel(tierName),
      points: fields.tierPoints,
      next:
        nextTierName === null || pointsToNextTier === null || upperBound === null
          ? null
          : { tier: tierLabel(nextTierName), atPoints: upperBound, missingPoints: pointsToNextTier },
      through: fields.tierThrough,
      tiers: stepsOf(tiers, { label: tierLabel(tierName), fromPoints: lowerBound }),
      balances: [
        balanceOf(MONEY_WORDS.points, balances.pennplayCredits),
        balanceOf('Worth in cash', balances.mycash),
        balanceOf(MONEY_WORDS.siteCredit, balances.mycashPlayableCredit),
        balanceOf(MONEY_WORDS.casinoBonus, balances.mycashOther),
      ],
      cardNumber: fields.mychoiceId,
      earning: fields.pointsEarningMethods,
    },
  };
}
