import type { OddsFormat } from '../../../../core/odds.ts';

/** Money in whole cents. */
export interface Balances {
  readonly playableCents: number;
  readonly totalPlayableCents: number;
  readonly withdrawableCents: number;
  readonly restrictedCents: number;
  readonly bonusCents: number;
}

export interface Account {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string;
  /** ISO 8601; null at the first log-in. */
  readonly lastLoginAt: string | null;
  readonly oddsFormat: OddsFormat;
}

export interface MenuItem {
  readonly label: string;
  readonly icon: string;
  readonly path: string;
}

/** `MR`: the first letters of first and last name. */
export function initialsOf(account: Pick<Account, 'firstName' | 'lastName'>): string {
  const first = (name: string): string => [...name.trim()][0] ?? '';
  return (first(account.firstName) + first(account.lastName)).toLocaleUpperCase('en-US');
}

export interface WalletRow {
  readonly label: string;
  readonly cents: number;
}

/** What the playable balance is made of, and what is set apart. Rows of nothing but zero are left out, cash excepted. */
export function walletRows(balances: Balances, creditsCents: number | null, cashLabel = 'Playable Cash'): readonly WalletRow[] {
  const rows: WalletRow[] = [
    { label: cashLabel, cents: balances.withdrawableCents },
    { label: 'Credits', cents: creditsCents ?? 0 },
    { label: 'Bonus Balance', cents: balances.bonusCents },
    { label: 'Restricted Balance', cents: balances.restrictedCents },
  ];
  return rows.filter((row) => row.label !== 'Bonus Balance' || row.cents !== 0);
}
