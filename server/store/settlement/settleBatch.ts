import { type Kysely, sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { type PlayerFunds, planSettlement, type SettlementPlan } from '../../domain/ledger/settlementPostings.ts';
import type { Tables } from '../schema.ts';
import { type BetToGrade, gradeByResults, lockBets, readLocked } from './readBatch.ts';

export interface SettledBet {
  readonly betId: number;
  readonly playerId: string;
}

/** Number of bets that one transaction grades: few enough to hold their locks only for a moment. */
const BATCH_SIZE = 200;

/**
 * Grades the next bets of an event whose queue row the transaction holds, and deletes the row with the last of them. All of it is this one
 * transaction: after a crash nothing has changed, and the next worker starts at the same bet.
 */
export async function settleBatch(
  trx: Kysely<Tables>,
  eventId: string,
  afterBetId: number,
  at: Date,
): Promise<readonly SettledBet[]> {
  const betIds = await lockBets(trx, eventId, afterBetId, BATCH_SIZE);
  const settled = await settleLocked(trx, betIds, at);
  const last = betIds.at(-1);
  if (last !== undefined && betIds.length === BATCH_SIZE)
    await trx.updateTable('settlement_queue').set({ after_bet_id: last }).where('event_id', '=', eventId).execute();
  else await trx.deleteFrom('settlement_queue').where('event_id', '=', eventId).execute();
  return settled;
}

/** Grades bets that the transaction has locked. @returns those whose settlement changed. */
export async function settleLocked(trx: Kysely<Tables>, betIds: readonly number[], at: Date): Promise<readonly SettledBet[]> {
  const plans = planBatch(await readLocked(trx, betIds));
  await writePlans(trx, plans, at);
  return plans.map(({ bet }) => ({ betId: bet.betId, playerId: bet.playerId }));
}

/** Tells open pages of the bets, and of their players' balances. */
export function announceSettled({ bus }: Pick<Deps, 'bus'>, settled: readonly SettledBet[]): void {
  for (const { betId, playerId } of settled) bus.publish(`bets:${playerId}`, JSON.stringify({ betId: String(betId) }));
  for (const playerId of new Set(settled.map((bet) => bet.playerId))) bus.publish(`account:${playerId}`, '{}');
}

interface PlannedBet {
  readonly bet: BetToGrade;
  readonly plan: SettlementPlan;
}

/** One player may have several bets in a batch: each is planned with the balances after the ones before it. */
function planBatch(batch: readonly BetToGrade[]): readonly PlannedBet[] {
  const left = new Map<string, PlayerFunds>();
  const planned: PlannedBet[] = [];
  for (const bet of batch) {
    const grade = gradeByResults(bet);
    const funds = left.get(bet.playerId) ?? bet.funds;
    const plan = planSettlement(bet.previous, grade, funds, bet.reward);
    if (plan === null) continue;
    left.set(bet.playerId, plan.funds);
    planned.push({ bet, plan });
  }
  return planned;
}

/** The function writes the settlements and derives the transfers and sums from them. */
async function writePlans(trx: Kysely<Tables>, planned: readonly PlannedBet[], at: Date): Promise<void> {
  if (planned.length === 0) return;
  await sql`
    SELECT settle_bets(${planned.map(({ bet }) => bet.betId)}::bigint[],
                       ${planned.map(({ plan }) => plan.settlement.version)}::integer[],
                       ${planned.map(({ plan }) => plan.settlement.outcome)}::settlement_outcome[],
                       ${planned.map(({ plan }) => plan.settlement.payoutCents)}::bigint[],
                       ${planned.map(({ plan }) => plan.debtChangeCents)}::bigint[],
                       ${planned.map(({ plan }) => plan.creditDebtChangeCents)}::bigint[],
                       ${at})`.execute(trx);
}
