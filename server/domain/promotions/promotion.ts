import { CASINO_BONUS_TIMES } from '../../../core/casino/bonusWagering.ts';
import { formatMoney } from '../../../core/money/money.ts';
import type { RewardRestrictions } from '../rewards/reward.ts';
import { eventLabel, legsLabel } from '../rewards/reward.ts';

/** Whom a promotion is for; what is missing restricts nothing. */
export interface Audience {
  /** ISO 3166-2, of the account. */
  readonly regions?: readonly string[];
  /** Accounts that are younger. */
  readonly newForDays?: number;
}

interface RewardTerms {
  /** The title; by default that of the promotion. */
  readonly title?: string;
  readonly expiresInSeconds: number;
  /** For so long it cannot be used, and is withdrawn if what earned it is undone; then its time begins. Without it, it can be used at once. */
  readonly holdSeconds?: number;
}

/** What is given. */
export type PromotionAward =
  | ({
      readonly kind: 'BONUS_BET';
      readonly amountCents: number;
      readonly minimumLegs?: number;
      readonly restrictions?: RewardRestrictions;
    } & RewardTerms)
  | ({
      readonly kind: 'PROFIT_BOOST';
      readonly percent: number;
      readonly maximumAmountCents: number;
      readonly minimumLegs?: number;
      readonly restrictions?: RewardRestrictions;
    } & RewardTerms)
  | ({ readonly kind: 'CASHBACK'; readonly amountCents: number } & RewardTerms)
  /** `amountCents`: what each spin bets. */
  | ({
      readonly kind: 'BONUS_SPINS';
      readonly spins: number;
      readonly amountCents: number;
      readonly gameIds: readonly string[];
    } & RewardTerms)
  | { readonly kind: 'PROMOTIONAL_CREDIT' | 'CASINO_BONUS'; readonly amountCents: number };

const DAY_SECONDS = 86_400;

/** `7 days`, `36 hours`, `30 minutes`: rounded down to what is surely left. */
export function durationText(seconds: number): string {
  const [size, word] =
    seconds >= 2 * DAY_SECONDS
      ? [DAY_SECONDS, 'day']
      : seconds >= 3_600
        ? [3_600, 'hour']
        : seconds >= 60
          ? [60, 'minute']
          : [1, 'second'];
  const count = Math.floor(seconds / size);
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** What is given: `$10.00 bonus bet`. */
export function awardText(award: PromotionAward): string {
  switch (award.kind) {
    case 'BONUS_BET':
      return `${formatMoney(award.amountCents)} bonus bet`;
    case 'PROFIT_BOOST':
      return `${award.percent}% profit boost`;
    case 'CASHBACK':
      return `${formatMoney(award.amountCents)} cashback`;
    case 'BONUS_SPINS':
      return `${award.spins} bonus spins of ${formatMoney(award.amountCents)}`;
    case 'PROMOTIONAL_CREDIT':
      return `${formatMoney(award.amountCents)} site credit`;
    case 'CASINO_BONUS':
      return `${formatMoney(award.amountCents)} casino bonus`;
  }
}

/** What it costs and what becomes of it, each in a sentence: wagering, minimum odds, expiry. */
export function costTexts(award: PromotionAward, { boostCap }: { readonly boostCap: 'STAKE' | 'EXTRA_WIN' }): readonly string[] {
  switch (award.kind) {
    case 'BONUS_BET':
      return [
        'Used as a whole, on one bet. Only the winnings are paid, not its stake.',
        ...termsText(award),
        ...timeTexts(award, 'It'),
      ];
    case 'PROFIT_BOOST':
      return [
        boostCap === 'STAKE'
          ? `Boosts the winnings of a stake of at most ${formatMoney(award.maximumAmountCents)}, which is your own money.`
          : `Adds at most ${formatMoney(award.maximumAmountCents)} to the winnings of a bet with your own money.`,
        ...termsText(award),
        ...timeTexts(award, 'It'),
      ];
    case 'CASHBACK':
      return ['Paid in cash once you claim it. Nothing has to be bet with it.', ...timeTexts(award, 'It')];
    case 'BONUS_SPINS':
      return [
        'Games do not take bonus spins yet: they cannot be used at the moment.',
        'Each spin is of one size. What they win is cash.',
        ...timeTexts(award, 'They'),
      ];
    case 'PROMOTIONAL_CREDIT':
      return ['For sports bets. Only the winnings are paid, and it cannot be withdrawn.'];
    case 'CASINO_BONUS':
      return [
        `For casino games. It and what it wins are cash once ${CASINO_BONUS_TIMES} times the bonus was bet with it.`,
        'Only what can be lost counts: bets on all outcomes of a round do not.',
      ];
  }
}

function timeTexts({ expiresInSeconds, holdSeconds = 0 }: RewardTerms, subject: 'It' | 'They'): readonly string[] {
  const [ends, is] = subject === 'It' ? ['ends', 'is'] : ['end', 'are'];
  return holdSeconds === 0
    ? [`${subject} ${ends} ${durationText(expiresInSeconds)} after ${subject.toLowerCase()} ${is} added.`]
    : [
        `${subject} can be used ${durationText(holdSeconds)} after ${subject.toLowerCase()} ${is} added, and ${ends} ${durationText(expiresInSeconds)} later.`,
      ];
}

function termsText(award: Extract<PromotionAward, { kind: 'BONUS_BET' | 'PROFIT_BOOST' }>): readonly string[] {
  const terms = { minimumLegs: award.minimumLegs ?? null, restrictions: award.restrictions ?? null };
  const labels = [legsLabel(terms), eventLabel(terms)].filter((label) => label !== null);
  return labels.length === 0 ? ['For any sports bet.'] : [`${labels.join(' · ')}.`];
}
