import type { BrandKind } from '../../../core/wire/brandKind.ts';
import type { LoyaltyTier } from './tiers.ts';

/** What the programme gives in each tier, as players read it. Only what the product does: nothing is promised that nobody keeps. */
export interface TierBenefit {
  readonly title: string;
  /** A tier without an entry does not have it. */
  readonly values: Readonly<Partial<Record<LoyaltyTier, string>>>;
}

/** What differs between the tiers. Rate, redemption and expiry are the same in each, so a table of them would promise a difference. */
export const TIER_BENEFITS: readonly TierBenefit[] = [
  { title: 'Tier kept for the next year', values: { ADVANTAGE: 'Yes', PREFERRED: 'Yes', ELITE: 'Yes', OWNERS_CLUB: 'Yes' } },
];

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

const CASINO: EarningMethod = { title: 'Casino', description: 'Casino games earn no points at the moment.', icon: 'casino' };

/** What earns points in brands of a kind now, by the rule that is in force. */
export function earningMethods(
  rule: { readonly rateHundredths: number; readonly cashOutPercent: number },
  kind: BrandKind,
): readonly EarningMethod[] {
  if (kind === 'casino') return [CASINO];
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
      description: `${rate} for each $1 of your own money that you bet, towards your tier and to redeem, once the bet has won or lost. ${cashedOut}`,
      icon: 'ticket',
    },
    {
      title: 'Void bets',
      description: 'A bet that is void or returned earns nothing. What it had earned is taken back.',
      icon: 'history',
    },
    CASINO,
  ];
}
