import { createHmac, hash, randomInt, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';

export type CodeChannel = 'CALL' | 'SMS';

const DIGITS = 6;

/** A code belongs to one session and one purpose: the same digits are another code elsewhere. */
function hashOf(key: Uint8Array, sessionId: string, purpose: string, code: string): string {
  return createHmac('sha256', key).update(`one-time code ${sessionId} ${purpose} ${code}`).digest('hex');
}

/** The session that a code is sent to, or the name of an attempt that has none yet, and what it is for (`codePurpose`). */
export interface CodeHolder {
  readonly sessionId: string;
  readonly purpose: string;
}

export interface NewCode extends CodeHolder {
  readonly channel: CodeChannel;
  readonly tries: number;
  readonly expiresAt: Date;
}

/** Replaces an earlier code of the session. @returns six digits. */
export async function issueCode(
  db: Kysely<Tables>,
  key: Uint8Array,
  { sessionId, purpose, channel, tries, expiresAt }: NewCode,
): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const values = { code_hash: hashOf(key, sessionId, purpose, code), purpose, channel, expires_at: expiresAt, tries_left: tries };
  await db
    .insertInto('one_time_codes')
    .values({ session_id: sessionId, ...values })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(values))
    .execute();
  return code;
}

export type CodeOutcome =
  | { readonly kind: 'RIGHT' }
  | { readonly kind: 'WRONG'; readonly triesLeft: number }
  /** None was sent, it has expired, was used, or has no tries left. */
  | { readonly kind: 'NONE' };

/** Each try counts before the code is compared. A right code works once: of two at the same time one is right. */
export async function tryCode(
  db: Kysely<Tables>,
  key: Uint8Array,
  { sessionId, purpose, code, now }: CodeHolder & { readonly code: string; readonly now: Date },
): Promise<CodeOutcome> {
  const tried = await db
    .updateTable('one_time_codes')
    .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .returning(['code_hash', 'tries_left'])
    .executeTakeFirst();
  if (!tried) return { kind: 'NONE' };
  const triedHash = hashOf(key, sessionId, purpose, code);
  if (!timingSafeEqual(Buffer.from(triedHash), Buffer.from(tried.code_hash))) return { kind: 'WRONG', triesLeft: tried.tries_left };
  const used = await db
    .deleteFrom('one_time_codes')
    .where('session_id', '=', sessionId)
    .where('code_hash', '=', triedHash)
    .returning('session_id')
    .executeTakeFirst();
  return used ? { kind: 'RIGHT' } : { kind: 'NONE' };
}

/**
 * What a code is for: the source, and of a payment the digest of what is paid, by which method.
 * @param operation null: the source alone says it.
 */
export function codePurpose(source: string, operation: readonly (string | number | null)[] | null = null): string {
  return operation === null ? source : `${source}:${hash('sha256', JSON.stringify(operation))}`;
}

/** A right code was shown for this purpose. */
export async function storeProof(db: Kysely<Tables>, sessionId: string, source: string, expiresAt: Date): Promise<void> {
  await db
    .insertInto('one_time_code_proofs')
    .values({ session_id: sessionId, source, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['session_id', 'source']).doUpdateSet({ expires_at: expiresAt }))
    .execute();
}

export async function hasProof(db: Kysely<Tables>, sessionId: string, source: string, now: Date): Promise<boolean> {
  const proof = await db
    .selectFrom('one_time_code_proofs')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('source', '=', source)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return proof !== undefined;
}

/** Uses a proof up. @returns whether there was a valid one. */
export async function spendProof(trx: Kysely<Tables>, sessionId: string, source: string, now: Date): Promise<boolean> {
  const spent = await trx
    .deleteFrom('one_time_code_proofs')
    .where('session_id', '=', sessionId)
    .where('source', '=', source)
    .where('expires_at', '>', now)
    .returning('session_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Codes and proofs that expired before. */
export async function forgetOneTimeCodes(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<', before).execute();
  await db.deleteFrom('one_time_code_proofs').where('expires_at', '<', before).execute();
}

/** Whether the player shows codes: they have strong authentication, and no operator has waived it for now (functions/step_up.sql). */
export async function showsCodes(db: Kysely<Tables>, playerId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ shows: boolean }>`SELECT shows_codes(${playerId}, ${now}) AS shows`.execute(db);
  return rows[0]?.shows ?? false;
}
