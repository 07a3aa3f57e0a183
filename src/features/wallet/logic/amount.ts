import { formatMoney } from '../../../../core/money/money.ts';
import { depositLeft } from '../../../../core/wallet/depositLeft.ts';
import { type Amount, amountText, type DepositLimit, type PaymentMethod, type Provider } from './provider.ts';
import { entryOf } from './providers.ts';

/** The one rule of amounts that all deposit forms share. */
export interface DepositRule {
  readonly minimumCents: number;
  readonly maximumCents: number;
  readonly quickCents: readonly number[];
}

/** What an amount is measured by. */
export interface AmountBounds {
  readonly minimum: Amount;
  /** Null: none. */
  readonly maximum: Amount | null;
}

/** The narrower of the shared rule and the provider's own range. Without a rule (withdrawals) the provider's range alone. */
export function boundsOf({ minimum, maximum }: Pick<Provider, 'minimum' | 'maximum'>, rule: DepositRule | null): AmountBounds {
  if (rule === null) return { minimum, maximum };
  const { currency } = minimum;
  const most = maximum === null ? rule.maximumCents : Math.min(maximum.cents, rule.maximumCents);
  return { minimum: { cents: Math.max(minimum.cents, rule.minimumCents), currency }, maximum: { cents: most, currency } };
}

/** What the server takes: whole cents above zero. */
export function isAmount(cents: number | null): cents is number {
  return cents !== null && Number.isSafeInteger(cents) && cents > 0;
}

const NO_AMOUNT = 'Enter an amount.';

/** The limit that leaves the least. */
export function tightestLimit(limits: readonly DepositLimit[]): DepositLimit | null {
  return limits.reduce<DepositLimit | null>(
    (least, one) => (least === null || one.leftCents < least.leftCents ? one : least),
    null,
  );
}

const PERIODS: Readonly<Record<DepositLimit['period'], string>> = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly' };

export function limitName({ period }: Pick<DepositLimit, 'period'>): string {
  return `${PERIODS[period]} deposit limit`;
}

/** Whole percents of a limit that are used, for its meter. */
export function usedPercent({ limitCents, leftCents }: Pick<DepositLimit, 'limitCents' | 'leftCents'>): number {
  if (limitCents <= 0) return 100;
  return Math.min(100, Math.max(0, Math.round(((limitCents - leftCents) * 100) / limitCents)));
}

/** Why this amount cannot be deposited; null: nothing is known against it. */
export function depositProblem(
  cents: number | null,
  { minimum, maximum }: AmountBounds,
  limits: readonly DepositLimit[],
): string | null {
  if (!isAmount(cents)) return NO_AMOUNT;
  if (cents < minimum.cents) return `The smallest deposit is ${amountText(minimum)}.`;
  if (maximum !== null && cents > maximum.cents) return `The largest deposit is ${amountText(maximum)}.`;
  const limit = tightestLimit(limits);
  if (limit !== null && cents > limit.leftCents)
    return `${depositLeft(limit.period, limit.leftCents)} (limit ${formatMoney(limit.limitCents)}).`;
  return null;
}

/**
 * The most that can be withdrawn to an account of a provider, in cents; null while it is not known.
 * @param method null, or of a drop-in, which asks for the account itself: one that is not known yet.
 */
export function withdrawableTo(provider: Provider, method: PaymentMethod | null): number | null {
  const asksForAccount = entryOf(provider.code).screen === 'dropIn';
  return (asksForAccount ? provider.balance : (method?.withdrawable ?? provider.balance))?.cents ?? null;
}

/** Why this amount cannot be withdrawn; null: nothing is known against it. @param withdrawableCents null while it is not known. */
export function withdrawalProblem(
  cents: number | null,
  { minimum, maximum }: AmountBounds,
  withdrawableCents: number | null,
): string | null {
  if (!isAmount(cents)) return NO_AMOUNT;
  if (withdrawableCents !== null && cents > withdrawableCents) return `You can withdraw up to ${formatMoney(withdrawableCents)}.`;
  if (cents < minimum.cents) return `The smallest withdrawal is ${amountText(minimum)}.`;
  if (maximum !== null && cents > maximum.cents) return `The largest withdrawal is ${amountText(maximum)}.`;
  return null;
}

/** The quick amounts of a withdrawal: round ones below all of it, and all of it. */
export function withdrawalQuickCents(withdrawableCents: number | null): readonly number[] {
  if (withdrawableCents === null || withdrawableCents <= 0) return [];
  return [...[5_000, 10_000].filter((cents) => cents < withdrawableCents), withdrawableCents];
}
