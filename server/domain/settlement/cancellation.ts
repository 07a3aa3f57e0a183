import type { BetOutcome } from '../../../core/wire/contract.ts';
import type { BetReward } from '../rewards/reward.ts';

/** Why a bet is taken back: the operator wants it, the player has asked for it, or it ought never to have been taken (a late bet, for one). */
export const CANCELLATION_REASONS = ['OPERATOR', 'PATRON', 'INVALID'] as const;

export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

export type CancelledOutcome = Extract<BetOutcome, 'REFUND' | 'PATRON_CANCELLED' | 'INVALID'>;

export const CANCELLED_OUTCOMES: Readonly<Record<CancellationReason, CancelledOutcome>> = {
  OPERATOR: 'REFUND',
  PATRON: 'PATRON_CANCELLED',
  INVALID: 'INVALID',
};

/** What comes back of a cancelled bet: what of its stake still runs, in full. A bonus bet is no money: it can be used again. */
export function returnedCents({ stakeCents, reward }: { readonly stakeCents: number; readonly reward: BetReward | null }): number {
  return reward?.kind === 'BONUS_BET' ? 0 : stakeCents;
}
