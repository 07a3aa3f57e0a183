import { OUTCOME_WORDS } from '../../../../../core/money/betOutcomes.ts';
import type { BetOutcome } from '../../../../../core/wire/contract.ts';

/** A placed bet as it is now. */
export interface BetNow {
  readonly betId: string;
  readonly outcome: BetOutcome;
  /** The payout if it wins; once it is settled, the payout that was made. */
  readonly payoutCents: number;
  readonly stakeCents: number;
}

export function isSettled(bet: BetNow | undefined): bet is BetNow {
  return bet !== undefined && bet.outcome !== 'PENDING';
}

/** As My Bets names it. A bet of several tickets, or half of whose stake was lost, is both. */
export function outcomeText({ outcome, payoutCents, stakeCents }: BetNow, isCash: boolean): string {
  const word = OUTCOME_WORDS[outcome];
  const isPart = outcome === 'LOSS' ? payoutCents > 0 : outcome === 'WIN' && isCash && payoutCents <= stakeCents;
  return isPart ? `Partly ${word.toLowerCase()}` : word;
}
