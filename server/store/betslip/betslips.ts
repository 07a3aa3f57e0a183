import type { Kysely } from 'kysely';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import { EMPTY_SLIP, type Slip } from '../../domain/betslip/slip.ts';
import { topics } from '../../platform/topics.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../schema.ts';

/** A slip with the number of its last change. */
export interface StoredSlip {
  readonly owner: string;
  readonly revision: number;
  readonly slip: Slip;
}

type StoreDeps = Pick<Deps, 'db' | 'bus' | 'clock'>;

/** An empty slip of revision 0 for an owner who never had one. */
export async function readSlip(db: Pick<Database, 'pool'>, owner: string): Promise<StoredSlip> {
  const { rows } = await db.pool.query<{ revision: number; content: Slip }>({
    name: 'betslip-read',
    text: 'SELECT revision, content FROM betslips WHERE owner = $1',
    values: [owner],
  });
  return { owner, revision: rows[0]?.revision ?? 0, slip: rows[0]?.content ?? EMPTY_SLIP };
}

/** Writes the next revision, unless another writer has done so. */
async function writeNext(db: Pick<Database, 'pool'>, before: StoredSlip, slip: Slip, now: Date): Promise<boolean> {
  const { rowCount } = await db.pool.query({
    name: 'betslip-write',
    text: `INSERT INTO betslips AS slip (owner, revision, content, updated_at) VALUES ($1, $2 + 1, $3, $4)
      ON CONFLICT (owner) DO UPDATE SET revision = excluded.revision, content = excluded.content, updated_at = excluded.updated_at
      WHERE slip.revision = $2`,
    values: [before.owner, before.revision, JSON.stringify(slip), now],
  });
  return rowCount === 1;
}

function announce(deps: StoreDeps, after: StoredSlip): void {
  deps.bus.publish(topics.betslip(after.owner), JSON.stringify({ revision: after.revision }));
}

export interface SlipChange<Failure> {
  /** The slip after the call: unchanged where `failure` gives the reason. */
  readonly stored: StoredSlip;
  readonly failure: Failure | null;
}

/**
 * Changes a slip that others may change at the same time: `change` is applied to the latest revision and written only if that still is the
 * latest, else applied again. So the second of two tabs sees the first one's change. Listeners are notified after the write.
 * @param seen the slip as the caller has just read it, which saves reading it again.
 */
export async function changeSlip<Failure>(
  deps: StoreDeps,
  owner: string,
  change: (slip: Slip) => Result<Slip, Failure>,
  seen: StoredSlip | null = null,
): Promise<SlipChange<Failure>> {
  // One of several writers that collide always succeeds, so this ends.
  for (let next = seen; ; next = null) {
    const before = next ?? (await readSlip(deps.db, owner));
    const result = change(before.slip);
    if (!result.ok) return { stored: before, failure: result.error };
    if (result.value === before.slip) return { stored: before, failure: null };
    if (!(await writeNext(deps.db, before, result.value, deps.clock.now()))) continue;
    const stored = { owner, revision: before.revision + 1, slip: result.value };
    announce(deps, stored);
    return { stored, failure: null };
  }
}

async function lockSlip(trx: Kysely<Tables>, owner: string, now: Date): Promise<StoredSlip> {
  await trx
    .insertInto('betslips')
    .values({ owner, content: JSON.stringify(EMPTY_SLIP), updated_at: now })
    .onConflict((conflict) => conflict.column('owner').doNothing())
    .execute();
  const row = await trx
    .selectFrom('betslips')
    .select(['revision', 'content'])
    .where('owner', '=', owner)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { owner, revision: row.revision, slip: row.content };
}

async function writeLocked(trx: Kysely<Tables>, before: StoredSlip, slip: Slip, now: Date): Promise<StoredSlip> {
  if (slip === before.slip) return before;
  const revision = before.revision + 1;
  await trx
    .updateTable('betslips')
    .set({ revision, content: JSON.stringify(slip), updated_at: now })
    .where('owner', '=', before.owner)
    .execute();
  return { owner: before.owner, revision, slip };
}

/** Slips that only the lock created: they were never filled. */
async function forgetUnused(trx: Kysely<Tables>, owners: readonly string[]): Promise<void> {
  await trx.deleteFrom('betslips').where('owner', 'in', owners).where('revision', '=', 0).execute();
}

/** Both slips after a move. */
export interface MovedSlip {
  readonly filled: Slip;
  readonly emptied: Slip;
}

/**
 * Moves one slip into another in one transaction; the source is empty afterwards, so that repeating it changes nothing. Where `combine`
 * refuses, both stay as they are.
 */
export async function moveSlip<Failure>(
  deps: StoreDeps,
  from: string,
  to: string,
  combine: (own: Slip, moved: Slip) => Result<MovedSlip, Failure>,
): Promise<Result<SlipChange<Failure>, 'SAME_OWNER'>> {
  if (from === to) return err('SAME_OWNER');
  const now = deps.clock.now();
  const changes = await deps.db.query.transaction().execute(async (trx) => {
    // The same order of locks everywhere, or two log-ins could deadlock.
    const locked = new Map<string, StoredSlip>();
    for (const owner of [from, to].sort()) locked.set(owner, await lockSlip(trx, owner, now));
    const source = locked.get(from);
    const target = locked.get(to);
    if (!source || !target) throw new Error('A locked slip was lost');
    const combined = combine(target.slip, source.slip);
    if (!combined.ok) {
      await forgetUnused(trx, [from, to]);
      return { filled: target, failure: combined.error, changed: [] };
    }
    const filled = await writeLocked(trx, target, combined.value.filled, now);
    const emptied = await writeLocked(trx, source, combined.value.emptied, now);
    await forgetUnused(trx, [from, to]);
    return { filled, failure: null, changed: [emptied !== source && emptied, filled !== target && filled] };
  });
  for (const slip of changes.changed) if (slip) announce(deps, slip);
  return ok({ stored: changes.filled, failure: changes.failure });
}

/** Visitors' slips that have not been changed since. */
export async function forgetAnonymousSlips(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('betslips').where('owner', 'like', 'anonymous:%').where('updated_at', '<', before).execute();
}
