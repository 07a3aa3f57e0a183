import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { RepeatedRequestOutcome } from '../../domain/money/moneyRequest.ts';
import { topics } from '../../platform/topics.ts';
import { findMoneyDecision } from '../money/index.ts';
import { sentAt } from '../sentAt.ts';

export type RedemptionRefusal = 'NOT_ENOUGH_CREDITS' | 'BELOW_MINIMUM' | 'UNKNOWN_METHOD' | 'RESTRICTED';

/** What is stored with the decision. */
export type RedemptionAnswer =
  | { readonly methodId: string; readonly credits: number; readonly cents: number }
  | { readonly refusal: RedemptionRefusal };

export interface RedemptionRequest {
  readonly playerId: string;
  readonly sessionId: string;
  /** Made by the client: 1 to 200 printable characters. */
  readonly requestId: string;
  readonly methodId: string;
  readonly credits: number;
}

interface Row {
  readonly outcome: 'DECIDED' | 'REFUSED' | 'SESSION_ENDED' | Exclude<RepeatedRequestOutcome, 'HELD'>;
  readonly answer: RedemptionAnswer | null;
}

/** Exchanges credits exactly once for any number of requests with the id, and announces the account. */
export async function redeemLoyalty(
  { db, bus, clock }: Pick<Deps, 'db' | 'bus' | 'clock'>,
  request: RedemptionRequest,
): Promise<RedemptionAnswer | 'SESSION_ENDED' | 'REUSED'> {
  const { playerId, sessionId, requestId, methodId, credits } = request;
  const bodyHash = hash('sha256', JSON.stringify([methodId, credits]));
  const { rows } = await sql<Row>`
    SELECT * FROM redeem_loyalty(${playerId}, ${sessionId}, ${requestId}, ${bodyHash}, ${methodId}, ${credits}, ${sentAt(clock)})`.execute(
    db.query,
  );
  const [row] = rows;
  if (!row) throw new Error('redeem_loyalty has no answer');
  if (row.outcome === 'SESSION_ENDED' || row.outcome === 'REUSED') return row.outcome;
  if (row.answer === null) throw new Error('A decided redemption has no answer');
  bus.publish(topics.account(playerId), '{}');
  return row.answer;
}

/** Null: the server never received it, so nothing was exchanged. */
export async function findRedemption(
  { db }: Pick<Deps, 'db'>,
  playerId: string,
  requestId: string,
): Promise<RedemptionAnswer | null> {
  const found = await findMoneyDecision<RedemptionAnswer>(db, playerId, 'LOYALTY_REDEMPTION', requestId);
  return found?.answer ?? null;
}
