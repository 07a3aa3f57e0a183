import { sql } from 'kysely';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import { CANCELLED_OUTCOMES, type CancellationReason, type CancelledOutcome } from '../../domain/settlement/cancellation.ts';
import { announceSettled, settleLocked } from './settleBatch.ts';

export interface Cancellation {
  readonly betId: number;
  readonly reason: CancellationReason;
  /** Who of the operator decides it, and why: stored, not shown to the player. */
  readonly cancelledBy: string;
  readonly note: string;
}

/**
 * UNKNOWN_BET; NOT_OPEN: only INVALID reaches a bet that is settled; CASHED_OUT: nothing of it runs, and what a cash out has paid is final;
 * CANCELLED_BEFORE: for another reason.
 */
export type CancellationFailure = 'UNKNOWN_BET' | 'NOT_OPEN' | 'CASHED_OUT' | 'CANCELLED_BEFORE';

/**
 * Takes a bet back: what runs of its stake is returned to where it came from, in one transaction, once for any number of calls. The
 * settlement of a settled bet is reversed as by a correction. No result reaches the bet afterwards. Announces the bet and the account.
 */
export async function cancelBet(
  deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'log'>,
  { betId, reason, cancelledBy, note }: Cancellation,
): Promise<Result<{ readonly outcome: CancelledOutcome }, CancellationFailure>> {
  const outcome = CANCELLED_OUTCOMES[reason];
  const { answer, settled } = await deps.db.query.transaction().execute(async (trx) => {
    const at = deps.clock.now();
    const { rows } = await sql<{ answer: 'CANCELLED' | 'KNOWN' | CancellationFailure }>`
      SELECT cancel_bet(${betId}, ${outcome}::settlement_outcome, ${cancelledBy}, ${note}, ${at}) AS answer`.execute(trx);
    const [row] = rows;
    if (!row) throw new Error('cancel_bet has no answer');
    return { answer: row.answer, settled: row.answer === 'CANCELLED' ? await settleLocked(trx, [betId], at) : [] };
  });
  announceSettled(deps, settled);
  return answer === 'CANCELLED' || answer === 'KNOWN' ? ok({ outcome }) : err(answer);
}
