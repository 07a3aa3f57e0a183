import type { BetOutcome } from './contract.ts';

const STAKE_RETURNED: readonly BetOutcome[] = ['PUSH', 'REFUND', 'VOIDED', 'PATRON_CANCELLED', 'INVALID'];

/** Whether the stake went back to where it came from, so that no reward was spent (migration 0285, returns_stake). */
export function returnsStake(outcome: BetOutcome): boolean {
  return STAKE_RETURNED.includes(outcome);
}
