import type { Account, Balances } from '../../../player/index.ts';

/** `MR`: the first letters of first and last name. */
export function initialsOf(account: Pick<Account, 'firstName' | 'lastName'>): string {
  const first = (name: string): string => [...name.trim()][0] ?? '';
  return (first(account.firstName) + first(account.lastName)).toLocaleUpperCase('en-US');
}

export interface WalletRow {
  readonly kind: 'cash' | 'credits' | 'bonus' | 'restricted';
  readonly label: string;
  readonly cents: number;
}

/** The brand's name for a player's credits, and whether they are cash of the loyalty programme. */
export interface CreditNames {
  readonly headingTitle: string;
  readonly isPennCash: boolean;
}

/** The parts of the playable balance, and the restricted balance. Omits a bonus of zero. */
export function walletRows(balances: Balances, creditsCents: number | null, names: CreditNames): readonly WalletRow[] {
  const rows: readonly WalletRow[] = [
    { kind: 'cash', label: names.isPennCash ? 'Cash' : 'Playable Cash', cents: balances.withdrawableCents },
    { kind: 'credits', label: names.headingTitle, cents: creditsCents ?? 0 },
    { kind: 'bonus', label: 'Bonus Balance', cents: balances.bonusCents },
    { kind: 'restricted', label: 'Restricted Balance', cents: balances.restrictedCents },
  ];
  return rows.filter((row) => row.kind !== 'bonus' || row.cents !== 0);
}
