import type { ContractOddsFormat } from '../../core/money/odds.ts';
import type { LimitPeriod, LimitType } from '../../core/texts/limitNames.ts';
import type { CasinoBalance } from '../../core/wire/contract.ts';

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
  readonly oddsFormat: ContractOddsFormat;
  /** While the player must not play casino games; null: they may. */
  readonly casinoRestriction: CasinoRestriction | null;
  /** What the account of a sandbox began with, during its first log-in; null: nothing to say. */
  readonly playCreditCents: number | null;
  /** The invitation to the tour of the app. */
  readonly showAppTourCard: boolean;
  readonly notices: Notices;
}

export interface CasinoRestriction {
  /** ISO 8601; null: until it is lifted. */
  readonly expiresAt: string | null;
}

/** Notices that the player has to answer. */
export interface Notices {
  /** The text that is shown before a first bet has not been closed. It is for those who have no bets. */
  readonly firstWager: boolean;
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
  /** The player's awards of each kind, by the page that lists it: a number, or an amount of money. */
  readonly awards: Readonly<Record<string, string>>;
  /** Awards that can be used now. */
  readonly awardCount: number;
}

/** What bets of games can be paid from. */
export interface CasinoBalances {
  readonly cashCents: number;
  readonly bonusCents: number;
  /** The part that still has to be bet of the bonus until it is cash; 0: nothing. */
  readonly toWagerCents: number;
  /** Paid from first; the other one pays what it lacks. */
  readonly first: CasinoBalance;
}

/** The dialog that a player has to read once their deposits have reached the amount of their state. */
export interface DepositModal {
  readonly title: string;
  readonly body: string;
  readonly buttonLabel: string;
  readonly depositAckType: 'DEPOSIT_AMOUNT';
}

/** What features know of the page's player, for any page: one shape of every shared fact. */
export interface PlayerFacts {
  /** Null while unknown, and without a player. */
  readonly account: Account | null;
  /** Null while unknown: an unknown balance is never shown as zero. */
  readonly balances: Balances | null;
  /** False for a player whose account menu has no promotions. */
  readonly promosOffered: boolean;
  /** What the log-in's session data asks the player to read of their deposits; null: nothing, or read. */
  readonly deposits: DepositModal | null;
  /** What a refused bet or deposit said of a limit, and that nothing was done, until the player closes the alert. */
  readonly limitsAlert: string | null;
}

export type { LimitPeriod, LimitType };
/** The state of a pending change. ACTION_REQUIRED: the player can confirm it now. */
export type LimitBadge = 'ACTION_REQUIRED' | 'INCREASE_PENDING' | 'REMOVAL_PENDING';

/** A limit as it was for a while. Values are cents, or hours of DAILY_TIME. */
export interface LimitHistoryEntry {
  /** ISO 8601. */
  readonly start: string;
  /** ISO 8601; null: it still holds. */
  readonly end: string | null;
  readonly isActive: boolean;
  readonly value: number | null;
}

/** The limit of one type and period; also where the player has set none. Values are cents, or hours of DAILY_TIME. */
export interface PlayerLimit {
  /** Names the type and period. */
  readonly id: string;
  readonly type: LimitType;
  /** Null: MAX_SINGLE_WAGER. */
  readonly period: LimitPeriod | null;
  readonly title: string;
  /** Null: there is no limit. */
  readonly active: { readonly value: number; readonly text: string } | null;
  readonly pending: PendingLimit | null;
  /** Null: nothing is counted. */
  readonly used: LimitUse | null;
  /** The newest few. */
  readonly history: readonly LimitHistoryEntry[];
}

/** A change that waits. */
export interface PendingLimit {
  /** The id of the change. */
  readonly id: string;
  /** Null: the limit is to be removed. */
  readonly value: number | null;
  readonly text: string;
  readonly badge: LimitBadge;
  /** ISO 8601. */
  readonly confirmableAt: string;
}

/** What counts against a limit: cents, or seconds of DAILY_TIME. */
export interface LimitUse {
  /** Below 0: the player is ahead (LOSS). */
  readonly used: number;
  readonly left: number;
  /** ISO 8601: when it begins anew; null: a rolling period. */
  readonly resetsAt: string | null;
}

export interface PlayerLimits {
  /** Limits of all types and periods, in the order in which they are listed. */
  readonly limits: readonly PlayerLimit[];
  readonly session: SessionSpend;
}

/** The player's own stakes since the session began. */
export interface SessionSpend {
  /** As the server sends it; core/money/sessionSpend.ts writes it. */
  readonly spentAmount: number;
  /** ISO 8601. */
  readonly since: string;
}
