import { type Kysely, sql } from 'kysely';
import { returnsStake } from '../../../core/money/betOutcomes.ts';
import type { Deps } from '../../deps.ts';
import {
  type PlayerFunds,
  planSettlement,
  type SettlementPlan,
  type SettlementVersion,
} from '../../domain/ledger/settlementPostings.ts';
import { topics } from '../../platform/topics.ts';
import { queuePushes } from '../push/index.ts';
import type { Tables } from '../schema.ts';
import { gradePicks } from '../tournaments/index.ts';
import { type BetToGrade, gradeByResults, gradeWithoutReward, lockBets, readLocked, rewardIdOf } from './readBatch.ts';
import { noteUnseen, type SettledForPlayer } from './unseenSettlements.ts';

export interface SettledBet {
  readonly betId: number;
  readonly playerId: string;
  /** It was settled without its reward, which another bet uses. */
  readonly withoutReward: boolean;
}

/** Number of bets that one transaction grades: few enough to hold their locks only for a moment. */
const BATCH_SIZE = 200;

/**
 * Grades the next bets of an event whose queue row the transaction holds, and after the last of them its picks of tournaments, and deletes
 * the row. All of it is this one transaction, and so is what follows a settlement (triggers/after_settlements.sql): after a crash nothing has
 * changed, and the next worker starts at the same bet.
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
  else {
    await gradePicks(trx, eventId);
    await trx.deleteFrom('settlement_queue').where('event_id', '=', eventId).execute();
  }
  return settled;
}

/** Grades bets that the transaction has locked. @returns those whose settlement changed. */
export async function settleLocked(trx: Kysely<Tables>, betIds: readonly number[], at: Date): Promise<readonly SettledBet[]> {
  const plans = planBatch(await readLocked(trx, betIds));
  await writePlans(trx, plans, at);
  await noteUnseen(trx, plans.map(unseenOf), at);
  await queueNews(trx, plans, at);
  return plans.map(({ bet, plan }) => ({
    betId: bet.betId,
    playerId: bet.playerId,
    withoutReward: plan.settlement.withoutReward === true,
  }));
}

/** Tells open pages of the bets, and of their players' balances. */
export function announceSettled({ bus, log }: Pick<Deps, 'bus' | 'log'>, settled: readonly SettledBet[]): void {
  for (const { betId, playerId, withoutReward } of settled)
    if (withoutReward) log.warn({ betId, playerId }, 'A corrected bet is settled without its reward, which another bet uses');
  for (const { betId, playerId } of settled) bus.publish(topics.bets(playerId), JSON.stringify({ betId: String(betId) }));
  for (const playerId of new Set(settled.map((bet) => bet.playerId))) bus.publish(topics.account(playerId), '{}');
}

interface PlannedBet {
  readonly bet: BetToGrade;
  readonly plan: SettlementPlan;
}

/** One player may have several bets in a batch: each is planned with the balances after the ones before it. */
function planBatch(batch: readonly BetToGrade[]): readonly PlannedBet[] {
  const left = new Map<string, PlayerFunds>();
  const planned: PlannedBet[] = [];
  const users = new Map<string, Set<number | null>>();
  for (const bet of batch) {
    const grade = gradeInTurn(bet, users);
    const funds = left.get(bet.playerId) ?? bet.funds;
    const plan = planSettlement(bet.previous, grade, funds, bet.reward);
    if (plan === null) continue;
    left.set(bet.playerId, plan.funds);
    planned.push({ bet, plan });
  }
  return planned;
}

/** A reward is used once: a bet that a correction revives goes without it where another one uses it, also one before it in this batch. */
function gradeInTurn(bet: BetToGrade, users: Map<string, Set<number | null>>): Omit<SettlementVersion, 'version'> {
  const grade = gradeByResults(bet);
  const rewardId = rewardIdOf(bet.reward);
  if (rewardId === null) return grade;
  const using = users.get(rewardId) ?? new Set(bet.rewardUsers);
  users.set(rewardId, using);
  using.delete(bet.betId);
  if (returnsStake(grade.outcome)) return grade;
  if (using.size > 0) return { ...gradeWithoutReward(bet), withoutReward: true };
  using.add(bet.betId);
  return grade;
}

const unseenOf = ({ bet: { betId, playerId }, plan }: PlannedBet): SettledForPlayer => ({
  betId,
  playerId,
  isOpen: plan.settlement.outcome === 'PENDING',
});

/** Once for each settlement, in its transaction. One that a correction has opened again is no news. */
async function queueNews(trx: Kysely<Tables>, planned: readonly PlannedBet[], at: Date): Promise<void> {
  const settled = planned.filter(({ plan }) => plan.settlement.outcome !== 'PENDING');
  const causes = settled.map(({ bet: { playerId, betId }, plan }) => ({
    playerId,
    kind: 'BET_SETTLED' as const,
    subject: String(betId),
    cause: `bet:${betId}:${plan.settlement.version}`,
  }));
  await queuePushes(trx, causes, at);
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
                       ${at}, ${planned.map(({ plan }) => plan.settlement.withoutReward === true)}::boolean[])`.execute(trx);
}
