import type { Currency } from '../../../../core/money.ts';
import type { Reward } from '../../../store/rewards/index.ts';
import type { Award, BonusBet, ProfitBoost } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';

/** Stored rewards in the contract's shapes. Nothing is restricted as long as no bet is asked about. */
export function bonusBetOf({ id, title, expiresAt }: Reward): BonusBet {
  return { rawId: id, title, expiresTime: expiresAt.toISOString(), isRestricted: false };
}

export function profitBoostOf({ id, title, maximumAmountCents, minimumLegs, expiresAt }: Reward, currency: Currency): ProfitBoost {
  return {
    rawId: id,
    title,
    maximumAmount: maximumAmountCents === null ? null : moneyOf(maximumAmountCents, currency),
    expiresTime: expiresAt.toISOString(),
    numberOfLegsRestrictionLabel: minimumLegs === null || minimumLegs < 2 ? null : `${minimumLegs}+ legs`,
    eventRestrictionLabel: null,
    isRestricted: false,
  };
}

export function cashbackOf({ id, title, amountCents, expiresAt }: Reward, currency: Currency): Award {
  return { id, kind: 'CASHBACK', title, amount: moneyOf(amountCents ?? 0, currency), expiresTime: expiresAt.toISOString() };
}
