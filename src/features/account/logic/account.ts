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
  /** While the player must not play casino games; null: they may. */
  readonly casinoRestriction: CasinoRestriction | null;
  /** The invitation to the tour of the app. */
  readonly showAppTourCard: boolean;
  readonly notices: Notices;
}

export interface CasinoRestriction {
  /** ISO 8601; null: until it is lifted. */
  readonly expiresAt: string | null;
}

/** What the player has to answer. */
export interface Notices {
  /** Responsible gaming has to be acknowledged before the next bet. */
  readonly acknowledgement: boolean;
  /** The player's limits, to review; null: nothing to review. `dailyTimeSeconds`: null without such a limit. */
  readonly limits: { readonly dailyTimeSeconds: number | null } | null;
  /** A win with a tax form. */
  readonly w2gWin: W2gWin | null;
}

export interface W2gWin {
  readonly gameName: string;
  /** ISO 8601. */
  readonly wonAt: string;
  readonly winCents: number;
  readonly withheldCents: number;
}

export interface MenuItem {
  readonly kind: 'LEAF' | 'PARENT' | 'CLIENT_DISPLAY' | 'CLIENT_DISPLAY_DESCRIPTIVE';
  readonly label: string;
  readonly icon: string;
  readonly path: string;
  /** A second address of the same page; null: none. */
  readonly canonicalPath: string | null;
  readonly children: readonly MenuItem[];
}

/** The programme that rewards inviting friends. */
export interface Referral {
  readonly label: string;
  readonly subtext: string;
  readonly imageUrl: string | null;
  readonly path: string;
  readonly isFirstTimeViewer: boolean;
}

export interface Me {
  readonly account: Account;
  readonly balances: Balances;
}

export interface Menu {
  /** Null if the request left it out, or without a player. */
  readonly balances: Balances | null;
  readonly creditsCents: number | null;
  readonly items: readonly MenuItem[];
  /** Null: not offered. */
  readonly referral: Referral | null;
  /** What a player has of each kind of award, by the page that lists it: a number, or an amount of money. */
  readonly awards: Readonly<Record<string, string>>;
  /** Awards that can be used now. */
  readonly awardCount: number;
}

/** Promotions in the account menu. Without the item they are not offered to this player. */
export const hasPromos = (items: readonly MenuItem[]): boolean => items.some(({ path }) => path === '/promotions');

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
