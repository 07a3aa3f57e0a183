import type { BetOutcome } from '../wire/contract.ts';

/** The name of each outcome, wherever a bet is shown. */
export const OUTCOME_WORDS = {
  PENDING: 'Open',
  WIN: 'Won',
  LOSS: 'Lost',
  PUSH: 'Push',
  REFUND: 'Void',
  VOIDED: 'Void',
  PATRON_CANCELLED: 'Cancelled',
  INVALID: 'Invalid',
  CASH_OUT: 'Cashed out',
} as const satisfies Record<BetOutcome, string>;

const STAKE_RETURNED: readonly BetOutcome[] = ['PUSH', 'REFUND', 'VOIDED', 'PATRON_CANCELLED', 'INVALID'];

/** Whether the stake went back to where it came from, so that no reward was spent (returns_stake in SQL). */
export function returnsStake(outcome: BetOutcome): boolean {
  return STAKE_RETURNED.includes(outcome);
}
