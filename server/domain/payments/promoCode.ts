import { formatRoundMoney } from '../../../core/money/money.ts';
import { playText } from '../promotions/conditions.ts';
import type { PlayTerms } from '../promotions/play.ts';

export interface PromoCode {
  /** In capitals. */
  readonly code: string;
  readonly title: string;
  readonly bonusBetCents: number;
  readonly minimumDepositCents: number;
  /** How the deposit has to be bet: its minimum, or the whole of a deposit that needs none. */
  readonly terms: PlayTerms;
  readonly endsAt: Date;
  /** How long its bonus bet can be used. */
  readonly rewardSeconds: number;
  /** This player has used it. */
  readonly isUsed: boolean;
}

export interface PromoCodeAnswer {
  readonly status: 'VALID' | 'UNKNOWN' | 'EXPIRED' | 'USED';
  /** What the player reads. */
  readonly message: string;
}

/** Null: there can be no such code. */
export function readPromoCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return /^[A-Z0-9-]{2,40}$/.test(code) ? code : null;
}

/** @param promo null: there is none of that code. */
export function promoCodeAnswer(promo: PromoCode | null, now: Date): PromoCodeAnswer {
  if (promo === null) return { status: 'UNKNOWN', message: 'We don’t know this code.' };
  if (promo.isUsed) return { status: 'USED', message: 'You have used this code.' };
  if (promo.endsAt <= now) return { status: 'EXPIRED', message: 'This code has expired.' };
  const bonus = formatRoundMoney(promo.bonusBetCents);
  const from = promo.minimumDepositCents === 0 ? '' : ` of ${formatRoundMoney(promo.minimumDepositCents)} or more`;
  const play =
    promo.minimumDepositCents === 0
      ? `bet the whole deposit${(promo.terms.playedTimes ?? 1) === 1 ? '' : ` ${promo.terms.playedTimes} times`}`
      : playText(promo.minimumDepositCents, promo.terms);
  return { status: 'VALID', message: `A ${bonus} bonus bet is added after a deposit${from}, once you ${play}.` };
}

/** Why a deposit cannot have the code; null: it can. */
export function promoCodeError(promo: PromoCode | null, amountCents: number, now: Date): string | null {
  const { status, message } = promoCodeAnswer(promo, now);
  if (status !== 'VALID' || promo === null) return message;
  return amountCents < promo.minimumDepositCents
    ? `This code needs a deposit of ${formatRoundMoney(promo.minimumDepositCents)} or more.`
    : null;
}
