import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import {
  type LimitChangeFault,
  type LimitSlot,
  type LimitSlotName,
  type LimitValue,
  stepLimit,
} from '../../domain/saferPlay/limitChange.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../schema.ts';
import { dateOf, type Moment } from '../sentAt.ts';
import { writeLimit } from './writeLimit.ts';

/** What a player asks for; of a pending change by its id, in which slot it is found out. */
export type LimitAsk =
  | { readonly type: 'requested'; readonly slot: LimitSlotName; readonly value: LimitValue | null }
  | { readonly type: 'cancelled' | 'confirmed'; readonly id: string };

export type LimitChanged =
  | { readonly ok: true; readonly name: LimitSlotName; readonly slot: LimitSlot }
  | { readonly ok: false; readonly fault: LimitChangeFault };

/**
 * Changes a limit, with the player's cash account locked as by bets and deposits, so that each comes wholly before or after the change. What has
 * changed is written to the log of safer play.
 */
export function changeLimit(
  { query }: Pick<Database, 'query'>,
  playerId: string,
  ask: LimitAsk,
  moment: Moment,
): Promise<LimitChanged> {
  return query.transaction().execute(async (trx) => {
    const now = dateOf(moment);
    await sql`SELECT FROM lock_funds(${[playerId]})`.execute(trx);
    const name = ask.type === 'requested' ? ask.slot : await slotOfPending(trx, playerId, ask.id);
    if (name === null) return { ok: false, fault: 'NOTHING_PENDING' };
    const slot = await readSlot(trx, playerId, name);
    const event =
      ask.type === 'requested'
        ? {
            type: ask.type,
            value: ask.value,
            id: randomUUID(),
            confirmableAt: await confirmableAt(trx, playerId, name, now),
          }
        : ask;
    const step = stepLimit(slot, event, now);
    if (!step.ok || step.record === null) return step.ok ? { ok: true, name, slot: step.slot } : step;
    await writeLimit({ query: trx }, playerId, { name, slot: step.slot, kind: step.record, by: null }, now);
    if (name.type === 'DEPOSIT') await sql`SELECT look_at_unpaid_deposits(${playerId})`.execute(trx);
    return { ok: true, name, slot: step.slot };
  });
}

async function slotOfPending(trx: Transaction<Tables>, playerId: string, id: string): Promise<LimitSlotName | null> {
  const row = await trx
    .selectFrom('pending_limits')
    .select(['type', 'period'])
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

async function readSlot(trx: Transaction<Tables>, playerId: string, { type, period }: LimitSlotName): Promise<LimitSlot> {
  const active = await trx
    .selectFrom('player_limits')
    .select(['amount_cents', 'seconds'])
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .where('period', 'is not distinct from', period)
    .executeTakeFirst();
  const pending = await trx
    .selectFrom('pending_limits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .where('period', 'is not distinct from', period)
    .executeTakeFirst();
  return {
    active: active ? (active.amount_cents ?? active.seconds) : null,
    pending: pending
      ? {
          id: pending.id,
          value: pending.amount_cents ?? pending.seconds,
          askedAt: pending.asked_at,
          confirmableAt: pending.confirmable_at,
        }
      : null,
  };
}

async function confirmableAt(trx: Transaction<Tables>, playerId: string, { period }: LimitSlotName, now: Date): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`SELECT limit_confirmable_at(${playerId}, ${period}, ${now}) AS at`.execute(trx);
  if (!rows[0]) throw new Error('limit_confirmable_at answers always');
  return rows[0].at;
}
