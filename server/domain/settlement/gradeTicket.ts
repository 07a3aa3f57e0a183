import { type Odds, payoutCents } from '../../../core/odds.ts';
import type { SettledOutcome } from '../ledger/settlementPostings.ts';
import type { Grade } from './gradeLeg.ts';

export interface TicketLeg {
  readonly odds: Odds;
  readonly grade: Grade;
}

export interface TicketGrade {
  readonly outcome: SettledOutcome;
  /** Stake included; nothing while it is open. */
  readonly payoutCents: number;
}

/**
 * A straight (one leg) or a parlay. One lost leg loses it at once, whatever the other legs' results. A push or void leg is removed: with
 * one leg left the parlay is a straight, with none the stake is returned (bookmaker.help 360031917232). Exact, rounded once.
 */
export function gradeTicket(stakeCents: number, legs: readonly TicketLeg[]): TicketGrade {
  if (legs.some((leg) => leg.grade === 'LOSS')) return { outcome: 'LOSS', payoutCents: 0 };
  if (legs.some((leg) => leg.grade === 'PENDING')) return { outcome: 'PENDING', payoutCents: 0 };
  const won = legs.filter((leg) => leg.grade === 'WIN');
  if (won.length > 0)
    return {
      outcome: 'WIN',
      payoutCents: payoutCents(
        stakeCents,
        won.map((leg) => leg.odds),
      ),
    };
  if (legs.every((leg) => leg.grade === 'PUSH')) return { outcome: 'PUSH', payoutCents: stakeCents };
  return { outcome: legs.every((leg) => leg.grade === 'VOIDED') ? 'VOIDED' : 'REFUND', payoutCents: stakeCents };
}
