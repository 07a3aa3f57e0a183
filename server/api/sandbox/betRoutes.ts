import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CANCELLATION_REASONS } from '../../domain/settlement/cancellation.ts';
import { type CancellationFailure, cancelBet } from '../../store/settlement/index.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const params = z.object({ id: z.string().regex(/^\d{1,15}$/, 'must be the number of a bet') });
const text = z.string().trim().min(1).max(200);
const cancellation = z.strictObject({
  /** In either case, as the other enumerations. */
  reason: z.string().toUpperCase().pipe(z.enum(CANCELLATION_REASONS)),
  note: text,
  cancelledBy: text.default('sandbox'),
});

const FAILURES: Readonly<Record<CancellationFailure, { readonly text: string; readonly field: string }>> = {
  UNKNOWN_BET: { text: 'There is no such bet', field: 'id' },
  NOT_OPEN: { text: 'The bet is settled: only as invalid can it be cancelled', field: 'reason' },
  CASHED_OUT: { text: 'The bet is cashed out, which is final', field: 'id' },
  CANCELLED_BEFORE: { text: 'The bet is already cancelled, for another reason', field: 'reason' },
};

/** `POST /sandbox/bets/{id}/cancel`: what an operator's back office does. */
export function registerBetRoutes(app: FastifyInstance, { deps }: SandboxParts): void {
  app.post('/bets/:id/cancel', async (request) => {
    const betId = Number(parseInput(params, request.params).id);
    const cancelled = await cancelBet(deps, { betId, ...parseInput(cancellation, request.body) });
    if (!cancelled.ok) throw new BadInput(FAILURES[cancelled.error].text, FAILURES[cancelled.error].field);
    return { betId: String(betId), outcome: cancelled.value.outcome };
  });
}
