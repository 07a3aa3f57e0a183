import type { Kysely } from 'kysely';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import { EMPTY_SLIP, type Slip } from '../../domain/betslip/slip.ts';
import type { Tables } from '../schema.ts';

/** A slip with the number of its last change. */
export interface StoredSlip {
  readonly owner: string;
  readonly revision: number;
  readonly slip: Slip;
}

type StoreDeps = Pick<Deps, 'db' | 'bus' | 'clock'>;

export function betslipTopic(owner: string): string {
  return `betslip:${owner}`;
}

/** An empty slip of revision 0 for whoever never had one. */
export async function readSlip(db: Kysely<Tables>, owner: string): Promise<StoredSlip> {
  const row = await db.selectFrom('betslips').select(['revision', 'content']).where('owner', '=', owner).executeTakeFirst();
  return row ? { owner, revision: row.revision, slip: row.content } : { owner, revision: 0, slip: EMPTY_SLIP };
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

async function writeSlip(trx: Kysely<Tables>, before: StoredSlip, slip: Slip, now: Date): Promise<StoredSlip> {
  if (slip === before.slip) return before;
  const revision = before.revision + 1;
  await trx
    .updateTable('betslips')
    .set({ revision, content: JSON.stringify(slip), updated_at: now })
    .where('owner', '=', before.owner)
    .execute();
  return { owner: before.owner, revision, slip };
}

function announce(deps: StoreDeps, before: StoredSlip, after: StoredSlip): void {
  if (after.revision !== before.revision) deps.bus.publish(betslipTopic(after.owner), JSON.stringify({ revision: after.revision }));
}

export interface SlipChange<Failure> {
  /** As it is after the call: unchanged where `failure` says why. */
  readonly stored: StoredSlip;
  readonly failure: Failure | null;
}

/** Changes a slip under its row's lock: of two tabs, the second sees what the first has done. Listeners hear of it once it is committed. */
export async function changeSlip<Failure>(
  deps: StoreDeps,
  owner: string,
  change: (slip: Slip) => Result<Slip, Failure>,
): Promise<SlipChange<Failure>> {
  const now = deps.clock.now();
  const done = await deps.db.query.transaction().execute(async (trx) => {
    const before = await lockSlip(trx, owner, now);
    const result = change(before.slip);
    if (!result.ok) return { before, stored: before, failure: result.error };
    return { before, stored: await writeSlip(trx, before, result.value, now), failure: null };
  });
  announce(deps, done.before, done.stored);
  return { stored: done.stored, failure: done.failure };
}

/** Moves one slip into another in one transaction; the source is empty afterwards, so that doing it again changes nothing. */
export async function moveSlip(
  deps: StoreDeps,
  from: string,
  to: string,
  combine: (own: Slip, moved: Slip) => Slip,
): Promise<Result<StoredSlip, 'SAME_OWNER'>> {
  if (from === to) return err('SAME_OWNER');
  const now = deps.clock.now();
  const done = await deps.db.query.transaction().execute(async (trx) => {
    // One order of locks everywhere, or two log-ins could wait for each other for ever.
    const locked = new Map<string, StoredSlip>();
    for (const owner of [from, to].sort()) locked.set(owner, await lockSlip(trx, owner, now));
    const source = locked.get(from);
    const target = locked.get(to);
    if (!source || !target) throw new Error('A locked slip was lost');
    const after = await writeSlip(trx, target, combine(target.slip, source.slip), now);
    const emptied = source.slip.selections.length === 0 ? source : await writeSlip(trx, source, EMPTY_SLIP, now);
    return { source, emptied, target, after };
  });
  announce(deps, done.source, done.emptied);
  announce(deps, done.target, done.after);
  return ok(done.after);
}

/** Slips of visitors who never came back. @returns how many were there. */
export async function forgetAnonymousSlips(db: Kysely<Tables>, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('betslips')
    .where('owner', 'like', 'anonymous:%')
    .where('updated_at', '<', before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
