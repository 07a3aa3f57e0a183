import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { graphql } from '../support/apiClient.ts';
import { firstErrorCode } from '../support/placements.ts';

const answered = z.object({
  cashOutBet: z.object({
    cashOut: z.object({ status: z.enum(['TAKEN', 'REFUSED']), amount: z.object({ amount: z.number() }).nullable() }),
  }),
});

const CASH_OUT = `mutation CashOutBet($requestId: ID!, $betId: ID!, $offerId: ID!, $tenths: Int!) {
  cashOutBet(requestId: $requestId, betId: $betId, offerId: $offerId, offerVersion: 0, tenths: $tenths, amount: 1) {
    cashOut { status amount { amount } }
  }
}`;

/** Some tenths of a bet that were cashed out, as acknowledged to the client. */
export interface CashOut {
  readonly betId: string;
  readonly tenths: number;
  readonly amountCents: number;
}

export interface CashOutBody {
  readonly requestId: string;
  readonly betId: string;
  /** The offer for the bet before its first cash out: of all requests, one at most is taken. */
  readonly offerId: string;
  readonly tenths: number;
}

export function cashOutBody(betId: string, tenths: number): CashOutBody {
  return { requestId: randomUUID(), betId, offerId: `${betId}:0`, tenths };
}

/** @returns null where it is refused. @throws Error without an answer, or without a decision in it. */
export async function sendCashOut(
  base: string,
  body: CashOutBody,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<CashOut | null> {
  const answer = await graphql(base, { query: CASH_OUT, variables: body, operationName: 'CashOutBet' }, headers, signal);
  const failure = firstErrorCode(answer);
  if (failure) throw new Error(failure);
  const { status, amount } = answered.parse(answer.data).cashOutBet.cashOut;
  return status === 'TAKEN' ? { betId: body.betId, tenths: body.tenths, amountCents: amount?.amount ?? 0 } : null;
}
