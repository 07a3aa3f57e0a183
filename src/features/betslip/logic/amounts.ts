import { MAXIMUM_BET_CENTS, type MoneyFailure } from '../../../../core/money/money.ts';
import { roundReturn, stakeCentsToWin } from '../../../../core/money/odds.ts';
import { add, multiply, ONE, rational } from '../../../../core/money/rational.ts';
import type { AmountField } from '../../../../core/wire/contract.ts';
import type { AmountDraft } from './amountDrafts.ts';
import type { BetToWinRatio, DraftBet } from './slip.ts';

export interface AmountError {
  readonly field: AmountField;
  readonly code: MoneyFailure;
}

export interface AmountSummary {
  /** Cents as shown; null for an empty field. */
  readonly bet: number | null;
  readonly win: number | null;
  /** Cents for the totals; null if unknown. */
  readonly stakeCents: number | null;
  readonly winCents: number | null;
  readonly errors: readonly AmountError[];
}

/** Bet and win amounts: whole cents, none negative, at most 9999999.99. */
export function amountFailure(cents: number): MoneyFailure | null {
  if (!Number.isFinite(cents)) return 'NOT_AN_AMOUNT';
  if (cents < 0) return 'NEGATIVE';
  if (!Number.isInteger(cents)) return 'TOO_MANY_DECIMALS';
  return cents > MAXIMUM_BET_CENTS ? 'TOO_LARGE' : null;
}

/** The win of a stake at this ratio, rounded like the payout. */
export function winCentsOf(stakeCents: number, ratio: BetToWinRatio): number {
  return roundReturn(stakeCents, multiply(rational(stakeCents), rational(ratio.numerator, ratio.denominator)));
}

/** The stake that wins an amount at this ratio, half-up to the cent. */
export function stakeCentsOf(winCents: number, ratio: BetToWinRatio): number {
  return stakeCentsToWin(winCents, add(ONE, rational(ratio.numerator, ratio.denominator)));
}

/** The fields of a bet: the server's amounts, or the typed amount and the one computed from it. */
export function amountSummary(
  bet: Pick<DraftBet, 'stakeCents' | 'winCents' | 'ratio'>,
  draft: AmountDraft | undefined,
): AmountSummary {
  if (!draft) return fromServer(bet.stakeCents, bet.winCents);
  if (draft.cents === null) return { bet: null, win: null, stakeCents: 0, winCents: 0, errors: [] };
  const failure = amountFailure(draft.cents);
  if (failure !== null) return refused(draft.field, draft.cents, failure);
  return derived(draft.field, draft.cents, bet.ratio);
}

function fromServer(stakeCents: number, winCents: number | null): AmountSummary {
  const empty = stakeCents === 0;
  return { bet: empty ? null : stakeCents, win: empty ? null : winCents, stakeCents, winCents: empty ? 0 : winCents, errors: [] };
}

function refused(field: AmountField, cents: number, code: MoneyFailure): AmountSummary {
  const shown = field === 'BET' ? { bet: cents, win: null } : { bet: null, win: cents };
  return { ...shown, stakeCents: null, winCents: null, errors: [{ field, code }] };
}

function derived(field: AmountField, cents: number, ratio: BetToWinRatio | null): AmountSummary {
  const other = ratio === null ? null : field === 'BET' ? winCentsOf(cents, ratio) : stakeCentsOf(cents, ratio);
  const shown = cents === 0 ? null : other;
  const tooLarge = other !== null && other > MAXIMUM_BET_CENTS;
  const errors: readonly AmountError[] = tooLarge ? [{ field: field === 'BET' ? 'WIN' : 'BET', code: 'TOO_LARGE' }] : [];
  return field === 'BET'
    ? { bet: cents, win: shown, stakeCents: cents, winCents: other, errors }
    : { bet: shown, win: cents, stakeCents: other, winCents: cents, errors };
}
