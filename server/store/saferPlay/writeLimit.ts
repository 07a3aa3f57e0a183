import { sql } from 'kysely';
import type { LimitRecord, LimitSlot, LimitSlotName } from '../../domain/saferPlay/limitChange.ts';
import type { Database } from '../database.ts';

export interface LimitWriting {
  readonly name: LimitSlotName;
  readonly slot: LimitSlot;
  readonly kind: LimitRecord;
  /** Null: the player. */
  readonly by: 'operator' | null;
}

/** Writes a limit and its reason together (functions/write_limit.sql). */
export async function writeLimit(
  { query }: Pick<Database, 'query'>,
  playerId: string,
  { name, slot, kind, by }: LimitWriting,
  at: Date,
): Promise<void> {
  await sql`SELECT write_limit(${playerId}, ${name.type}, ${name.period}, ${slot.active}::bigint,
    ${JSON.stringify(slot.pending)}::jsonb, ${kind}, ${by}, ${at})`.execute(query);
}

/** An operator's change, which holds at once. */
export function setLimit(
  db: Pick<Database, 'query'>,
  playerId: string,
  name: LimitSlotName,
  value: number | null,
  at: Date,
): Promise<void> {
  const kind = value === null ? 'LIMIT_REMOVED' : 'LIMIT_SET';
  return writeLimit(db, playerId, { name, slot: { active: value, pending: null }, kind, by: 'operator' }, at);
}
