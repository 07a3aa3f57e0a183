import { formatMoney } from '../../../core/money.ts';

/** What both are given, as a bonus bet. */
export const REFERRAL_AWARD_CENTS = 2_500;
/** For so long each can use it. */
export const REFERRAL_AWARD_SECONDS = 14 * 86_400;

/** The steps of a friend, in order. */
export const REFERRAL_STEPS = 2;

/** What has to be done, and what it costs. */
export function referralTerms(): readonly string[] {
  return [
    'Your friend opens an account with your link, and one bet of theirs with their own money wins or loses.',
    `Then each of you gets one ${formatMoney(REFERRAL_AWARD_CENTS)} bonus bet. Only its winnings are paid, not its stake.`,
    'It ends 14 days after it is added.',
    'Nobody can refer themselves, and a friend has one referrer.',
  ];
}

/** `Jordan O.`: no more of a friend than the friend would be known by. */
export function friendName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName.charAt(0)}.`;
}
