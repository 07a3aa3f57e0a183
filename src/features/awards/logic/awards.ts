import { appPath } from '../../../../core/wire/appPath.ts';
import { AWARD_LISTS, type AwardList } from './awardPages.ts';

export type AwardStatus = 'AVAILABLE' | 'EXPIRED' | 'PAUSED' | 'PENDING' | 'REDEEMED';
export type AwardKind = 'CASHBACK' | 'BONUS_BET' | 'PROFIT_BOOST' | 'BONUS_SPINS';

/** An award of the player. Times are epoch milliseconds. */
export interface Award {
  readonly id: string;
  readonly kind: AwardKind;
  readonly title: string;
  /** What it is worth; of spins that of one spin. Null: a boost. */
  readonly cents: number | null;
  readonly effectiveAt: number;
  readonly expiresAt: number;
  readonly redeemedAt: number | null;
  readonly status: AwardStatus;
  readonly pausedReason: string | null;
  readonly usageTitle: string;
  readonly usageRestrictions: readonly string[];
  /** Each in a sentence. */
  readonly terms: readonly string[];
  /** A path of the app that shows what qualifies; null: none. */
  readonly use: { readonly label: string; readonly path: string } | null;
  readonly spins: number | null;
}

export const sectionId = (list: AwardList): string => `AwardDetailsSection:${AWARD_LISTS[list].section}`;

/** A link that is no path of the app is not opened. */
export function checkedUse(use: Award['use']): Award['use'] {
  const path = use === null ? null : appPath(use.path);
  return use !== null && path !== null ? { ...use, path } : null;
}

export interface StatusText {
  readonly label: string;
  readonly tone: 'success' | 'neutral' | 'warning' | 'info';
}

export const STATUSES: Readonly<Record<AwardStatus, StatusText>> = {
  AVAILABLE: { label: 'Available', tone: 'success' },
  EXPIRED: { label: 'Expired', tone: 'neutral' },
  PAUSED: { label: 'Paused', tone: 'warning' },
  PENDING: { label: 'Pending', tone: 'info' },
  REDEEMED: { label: 'Redeemed', tone: 'success' },
};

/** The instant that says most of an award, and what it is. */
export function momentOf({ status, effectiveAt, expiresAt, redeemedAt }: Award): readonly [word: string, at: number] {
  if (status === 'REDEEMED') return ['Used', redeemedAt ?? expiresAt];
  if (status === 'EXPIRED') return ['Ended', expiresAt];
  return status === 'PENDING' ? ['Starts', effectiveAt] : ['Ends', expiresAt];
}

/** The sum of the awards that can be claimed now, in cents. */
export function claimableCents(awards: readonly Award[]): number {
  return awards.reduce((sum, { status, cents }) => sum + (status === 'AVAILABLE' ? (cents ?? 0) : 0), 0);
}

/** Why nothing was claimed. */
export const CLAIM_PROBLEMS: Readonly<Record<string, string>> = {
  NOT_FOUND: 'This cashback is not yours.',
  ALREADY_CLAIMED: 'This cashback was claimed before.',
  EXPIRED: 'This cashback has ended.',
  NOT_STARTED: 'This cashback has not begun.',
  PAUSED: 'This cashback is on hold.',
  NOT_OFFERED: 'Cashback can’t be claimed on your account at the moment.',
};
