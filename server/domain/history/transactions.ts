import { betNounAtStart, joinedTitle } from '../../../core/texts/betNames.ts';
import type { BetType } from '../../../core/wire/contract.ts';

/** What moved: a kind of the ledger, or a deposit that came to nothing. */
export interface MovedMoney {
  readonly kind: string;
  readonly account: string;
  readonly bet: { readonly kind: BetType; readonly legs: number } | null;
  readonly gameTitle: string | null;
  readonly payment: { readonly provider: string; readonly state: string } | null;
}

export type TransactionStatus = 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED' | 'DECLINED' | 'RETURNED';

const NAMES: Readonly<Record<string, string>> = {
  STAKE: 'Bet',
  PAYOUT: 'Payout',
  PAYOUT_REVERSAL: 'Payout taken back',
  CASH_OUT: 'Cash out',
  AWARD: 'Bonus bet',
  CASINO_BET: 'Casino bet',
  CASINO_BONUS_BET: 'Casino bet from bonus',
  CASINO_WIN: 'Casino win',
  CASINO_BONUS_WIN: 'Casino win of a bonus',
  CASINO_BONUS_RELEASE: 'Casino bonus wagered',
  CASINO_ROLLBACK: 'Casino bet returned',
  CASINO_BONUS_ROLLBACK: 'Casino bet returned to bonus',
  LOYALTY: 'Points redeemed',
  PROMOTION: 'Promotion',
  PROMOTION_WITHDRAWN: 'Promotion withdrawn',
  REFERRAL: 'Referral',
  CASHBACK: 'Cashback',
  DEPOSIT: 'Deposit',
  DEPOSIT_FAILED: 'Deposit',
  DEPOSIT_RETURN: 'Deposit returned',
  WITHDRAWAL_HOLD: 'Withdrawal',
  WITHDRAWAL_RELEASE: 'Withdrawal cancelled',
  WITHDRAWAL_RETURN: 'Withdrawal came back',
  LOAN: 'Owed after a correction',
  REPAYMENT: 'Paid back what was owed',
};

/** What was given to an account without a further reason. Cash is adjusted, and by whom is said. */
const FUNDED: Readonly<Record<string, string>> = {
  BONUS: 'Casino bonus added',
  PROMOTIONAL_CREDIT: 'Credit added',
  RESTRICTED: 'Restricted money added',
};

const ACCOUNTS: Readonly<Record<string, string>> = {
  BONUS: 'Casino bonus',
  RESTRICTED: 'Restricted',
  PROMOTIONAL_CREDIT: 'Site credit',
};

/** `Bet · 3-leg parlay`, `Deposit · Debit card`. @param brand its name, for what its people have changed. */
export function transactionTitle({ kind, account, bet, gameTitle, payment }: MovedMoney, brand: string): string {
  if (kind === 'FUNDING') return FUNDED[account] ?? `Adjustment by ${brand}`;
  const name = NAMES[kind] ?? kind;
  const of =
    bet === null ? (gameTitle ?? payment?.provider) : bet.legs > 1 ? joinedTitle(bet.kind, bet.legs) : betNounAtStart(bet.kind);
  return [name, of, account === 'CASH' || kind === 'AWARD' ? undefined : ACCOUNTS[account]].filter(Boolean).join(' · ');
}

/** Only a withdrawal goes on after its money has moved, and only a deposit fails without any. */
export function transactionStatus({ kind, payment }: MovedMoney): TransactionStatus {
  const state = payment?.state;
  if (kind === 'DEPOSIT_FAILED') return state === 'CANCELLED' ? 'CANCELLED' : 'FAILED';
  if (kind !== 'WITHDRAWAL_HOLD') return 'COMPLETED';
  if (state === 'ARRIVED') return 'COMPLETED';
  return state === 'DECLINED' || state === 'CANCELLED' || state === 'RETURNED' ? state : 'PENDING';
}
