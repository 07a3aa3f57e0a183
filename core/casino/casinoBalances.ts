import type { CasinoBalance } from '../contract.ts';

/** What bets of games can be paid from. */
export interface CasinoBalances {
  readonly cashCents: number;
  readonly bonusCents: number;
  /** Paid from first; the other one pays what it lacks. */
  readonly first: CasinoBalance;
}

/** The toast of a choice that was not saved. */
export const CASINO_BALANCE_NOT_CHANGED = {
  id: 'casino-balance',
  body: 'Your casino balance was not changed',
  detail: 'Please try again.',
} as const;
