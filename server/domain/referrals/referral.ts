import { formatMoney } from '../../../core/money/money.ts';
import { type Condition, playText } from '../promotions/conditions.ts';
import { durationText, type PromotionAward } from '../promotions/promotion.ts';

/** The condition by which a friend earns an award for both, and how often a referrer is given one. Functions/referrals.sql checks them. */
export interface ReferralTerms {
  /** The friend's deposit since the sign-up. */
  readonly condition: Extract<Condition, { kind: 'DEPOSIT' }>;
  /** Each of both gets one. */
  readonly award: Extract<PromotionAward, { kind: 'BONUS_BET' }>;
  /** Friends that a referrer is awarded for, in a month of UTC. */
  readonly mostPerMonth: number;
  readonly mostInAll: number;
}

const DAY_SECONDS = 86_400;

export const REFERRAL_TERMS: ReferralTerms = {
  condition: {
    kind: 'DEPOSIT',
    minimumCents: 5_000,
    playedTimes: 1,
    minimumStakeCents: 500,
    minimumOdds: { numerator: 1, denominator: 2 },
  },
  award: {
    kind: 'BONUS_BET',
    title: 'Refer a friend',
    amountCents: 2_500,
    expiresInSeconds: 14 * DAY_SECONDS,
    holdSeconds: 3 * DAY_SECONDS,
  },
  mostPerMonth: 3,
  mostInAll: 10,
};

/** The steps of a friend, in order. */
export const REFERRAL_STEPS = 2;

/** What has to be done, and what it costs. */
export function referralTerms({ condition, award, mostPerMonth, mostInAll }: ReferralTerms): readonly string[] {
  return [
    `Your friend opens an account with your link, deposits ${formatMoney(condition.minimumCents)} or more at once, and then has to ${playText(condition.minimumCents, condition).replace('your own', 'their own')}. Bets count once they have won or lost.`,
    'Bets of yours or of your other friends against theirs count as bets on both sides, which do not count.',
    `Then each of you gets one ${formatMoney(award.amountCents)} bonus bet. Only its winnings are paid, not its stake.`,
    `It can be used ${durationText(award.holdSeconds ?? 0)} later, and ends ${durationText(award.expiresInSeconds)} after that.`,
    `You can get it for ${mostPerMonth} friends in a month, and for ${mostInAll} in all.`,
    'Nobody can refer themselves, and a friend has one referrer.',
  ];
}

/** `Jordan O.`: no more of a friend than the friend would be known by. */
export function friendName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName.charAt(0)}.`;
}
