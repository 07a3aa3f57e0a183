import { type Kysely, sql } from 'kysely';
import { HOUSE_ACCOUNT_IDS } from '../../domain/ledger/accounts.ts';
import { type Posting, planSettlement, type SettlementPlan } from '../../domain/ledger/settlementPostings.ts';
import type { Tables } from '../schema.ts';
import { type BetToGrade, gradeBet, readBatch } from './readBatch.ts';

export interface SettledBet {
  readonly betId: number;
  readonly playerId: string;
}

/** How many bets one transaction grades: enough to be quick, few enough to hold their locks only for a moment. */
const BATCH_SIZE = 200;

/**
 * Grades the next bets of an event whose queue row the transaction holds, and takes the row off with the last of them. All of it is
 * this one transaction: killed anywhere, it never happened, and the next worker starts at the same bet.
 */
export async function settleBatch(
  trx: Kysely<Tables>,
  eventId: string,
  afterBetId: number,
  at: Date,
): Promise<readonly SettledBet[]> {
  const batch = await readBatch(trx, eventId, afterBetId, BATCH_SIZE);
  const plans = planBatch(batch);
  await writePlans(trx, plans, at);
  const last = batch.at(-1);
  if (last !== undefined && batch.length === BATCH_SIZE)
    await trx.updateTable('settlement_queue').set({ after_bet_id: last.betId }).where('event_id', '=', eventId).execute();
  else await trx.deleteFrom('settlement_queue').where('event_id', '=', eventId).execute();
  return plans.map(({ bet }) => ({ betId: bet.betId, playerId: bet.playerId }));
}

interface PlannedBet {
  readonly bet: BetToGrade;
  readonly plan: SettlementPlan;
}

/** One player may have several bets in a batch: each is planned with what the ones before it leave. */
function planBatch(batch: readonly BetToGrade[]): readonly PlannedBet[] {
  const left = new Map<string, { readonly cashCents: number; readonly debtCents: number }>();
  const planned: PlannedBet[] = [];
  for (const bet of batch) {
    const grade = gradeBet(bet);
    const funds = left.get(bet.playerId) ?? bet.funds;
    const plan = planSettlement(bet.betId, bet.previous, grade, funds);
    if (plan === null) continue;
    left.set(bet.playerId, {
      cashCents: funds.cashCents + plan.cashChangeCents,
      debtCents: funds.debtCents + plan.debtChangeCents,
    });
    planned.push({ bet, plan });
  }
  return planned;
}

async function writePlans(trx: Kysely<Tables>, planned: readonly PlannedBet[], at: Date): Promise<void> {
  if (planned.length === 0) return;
  await trx
    .insertInto('settlements')
    .values(planned.map(({ bet, plan }) => toRow(bet.betId, plan, at)))
    .execute();
  await changeLiabilities(trx, planned);
  const postings = planned.flatMap(({ bet, plan }) => plan.postings.map((posting) => ({ bet, posting })));
  if (postings.length === 0) return;
  // One statement, so that a balance moves by the difference and not first by the reversal.
  await sql`
    INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, bet_id, posted_at)
      SELECT reference, kind, from_account_id, to_account_id, amount_cents, bet_id, ${at}
        FROM unnest(${postings.map(({ posting }) => posting.reference)}::text[],
                    ${postings.map(({ posting }) => posting.kind)}::ledger_transfer_kind[],
                    ${postings.map(({ bet, posting }) => accountId(bet, posting.from))}::bigint[],
                    ${postings.map(({ bet, posting }) => accountId(bet, posting.to))}::bigint[],
                    ${postings.map(({ posting }) => posting.amountCents)}::bigint[],
                    ${postings.map(({ bet }) => bet.betId)}::bigint[])
               AS posting (reference, kind, from_account_id, to_account_id, amount_cents, bet_id)`.execute(trx);
}

/** What a bet may win is risked while it is open, and again once a correction has opened it again. */
async function changeLiabilities(trx: Kysely<Tables>, planned: readonly PlannedBet[]): Promise<void> {
  const changes = planned.flatMap(({ bet, plan }) => {
    const wasOpen = bet.previous === null || bet.previous.outcome === 'PENDING';
    const isOpen = plan.settlement.outcome === 'PENDING';
    return wasOpen === isOpen ? [] : [{ betId: bet.betId, sign: isOpen ? 1 : -1 }];
  });
  if (changes.length === 0) return;
  await sql`SELECT change_liabilities(${changes.map(({ betId }) => betId)}::bigint[],
                                      ${changes.map(({ sign }) => sign)}::integer[])`.execute(trx);
}

function accountId({ funds }: BetToGrade, account: Posting['from']): number {
  if (account === 'HOUSE') return HOUSE_ACCOUNT_IDS.HOUSE;
  return account === 'CASH' ? funds.cashAccountId : funds.receivableAccountId;
}

function toRow(betId: number, { settlement, debtChangeCents }: SettlementPlan, at: Date) {
  return {
    bet_id: betId,
    version: settlement.version,
    outcome: settlement.outcome,
    payout_cents: settlement.payoutCents,
    debt_change_cents: debtChangeCents,
    settled_at: at,
  };
}
