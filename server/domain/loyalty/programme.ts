import type { LoyaltyTier } from './tiers.ts';

/** What the programme gives in each tier, as players read it. Only what the product does: nothing is promised that nobody keeps. */
export interface TierBenefit {
  readonly title: string;
  /** A tier without an entry does not have it. */
  readonly values: Readonly<Partial<Record<LoyaltyTier, string>>>;
}

const everyTier = (value: string): TierBenefit['values'] => ({
  ...{ PLAY: value, ADVANTAGE: value, PREFERRED: value, ELITE: value, OWNERS_CLUB: value },
});

/** @param rate points for each dollar, as text: `1 point`. */
export function tierBenefits(rate: string): readonly TierBenefit[] {
  return [
    { title: 'On each $1 of settled bets', values: everyTier(rate) },
    { title: 'Credits into cash', values: everyTier('Yes') },
    { title: 'Tier kept for the next year', values: { ADVANTAGE: 'Yes', PREFERRED: 'Yes', ELITE: 'Yes', OWNERS_CLUB: 'Yes' } },
    { title: 'Credits that expire', values: everyTier('None') },
  ];
}

/** `1 point`, `0.5 points`. */
export function pointsText(hundredths: number): string {
  const points = hundredths / 100;
  return `${points} ${points === 1 ? 'point' : 'points'}`;
}

export interface EarningMethod {
  readonly title: string;
  readonly description: string;
  readonly icon: string;
}

/** What earns points now, by the rule that is in force. */
export function earningMethods(rule: {
  readonly rateHundredths: number;
  readonly cashOutPercent: number;
}): readonly EarningMethod[] {
  const rate = pointsText(rule.rateHundredths);
  const cashedOut =
    rule.cashOutPercent === 0
      ? 'A part that is cashed out earns nothing.'
      : rule.cashOutPercent === 100
        ? 'A part that is cashed out counts like the rest.'
        : `Of a part that is cashed out, ${rule.cashOutPercent}% counts.`;
  return [
    {
      title: 'Sports',
      description: `${rate} and as many credits for each $1 of your own money that you bet, once the bet has won or lost. ${cashedOut}`,
      icon: 'ticket',
    },
    {
      title: 'Void bets',
      description: 'A bet that is void or returned earns nothing. What it had earned is taken back.',
      icon: 'history',
    },
    { title: 'Casino', description: 'Casino games earn no points at the moment.', icon: 'casino' },
  ];
}
