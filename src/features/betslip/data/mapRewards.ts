import type { BetRewards, RewardChoice, RewardOffer } from '../logic/rewards/betRewards.ts';
import type { SlipSectionFieldsFragment } from './betslip.generated.ts';

type DraftBetFields = SlipSectionFieldsFragment['draftBets'][number];

function timeOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text);
}

function joined(...labels: readonly (string | null)[]): string | null {
  return labels.filter((label) => label !== null).join(' · ') || null;
}

function chosenOf({ amountSourceType, selectedFreeBetId, selectedProfitBoostId }: DraftBetFields): RewardChoice | null {
  if (selectedFreeBetId !== null) return { kind: 'BONUS_BET', id: selectedFreeBetId };
  if (selectedProfitBoostId !== null) return { kind: 'PROFIT_BOOST', id: selectedProfitBoostId };
  return amountSourceType === 'PROMOTIONAL_CREDIT' ? { kind: amountSourceType } : null;
}

/** The rewards of a draft bet, boosts before bonus bets. */
export function mapRewards(bet: DraftBetFields): BetRewards {
  const boosts = bet.availableProfitBoosts.map(
    ({ rawId: id, title, expiresTime, isRestricted, ...labels }): RewardOffer => ({
      kind: 'PROFIT_BOOST',
      id,
      title,
      isRestricted,
      expiresAt: timeOf(expiresTime),
      detail: joined(labels.maximumAmountLabel, labels.numberOfLegsRestrictionLabel, labels.eventRestrictionLabel),
    }),
  );
  const bonusBets = bet.availableFreeBets.map(
    ({ rawId: id, title, expiresTime, isRestricted, restrictionLabel: detail }): RewardOffer => ({
      kind: 'BONUS_BET',
      id,
      title,
      isRestricted,
      detail,
      expiresAt: timeOf(expiresTime),
    }),
  );
  return {
    source: bet.amountSourceType,
    chosen: chosenOf(bet),
    offers: [...boosts, ...bonusBets],
    creditCents: bet.availablePromotionalCreditBalance?.amount ?? null,
    boostedWinCents: bet.boostedWinAmount?.amount ?? null,
    boostedOdds: bet.boostedTotalOdds,
    isHidden: bet.errors.some(({ disableAwardsDisplay }) => disableAwardsDisplay),
  };
}
