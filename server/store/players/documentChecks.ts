import { type Kysely, type Selectable, sql } from 'kysely';
import { err, ok, type Result } from '../../../core/result.ts';
import type { DocumentDecision, StartedCheck } from '../../domain/documents/documentVerification.ts';
import { notePerson } from '../persons/index.ts';
import type { Tables } from '../schema.ts';
import type { PlayerTables } from './tables.ts';

export type DocumentCheckRow = Selectable<PlayerTables['document_checks']>;

/** The player's latest check; null: there was none. */
export async function latestDocumentCheck(db: Kysely<Tables>, playerId: string): Promise<DocumentCheckRow | null> {
  const row = await db
    .selectFrom('document_checks')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Two requests at once begin one check: the database has room for one open check a player. */
export async function storeDocumentCheck(
  db: Kysely<Tables>,
  { id, playerId, documentType, startedAt }: StartedCheck,
): Promise<Result<DocumentCheckRow, 'OTHER_OPEN'>> {
  const row = await db
    .insertInto('document_checks')
    .values({ id, player_id: playerId, document_type: documentType, started_at: startedAt })
    .onConflict((conflict) => conflict.column('player_id').where('state', 'in', ['PENDING', 'REVIEW']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? err('OTHER_OPEN') : ok(row);
}

export async function noteDocumentReference(db: Kysely<Tables>, id: string, reference: string): Promise<void> {
  await db.updateTable('document_checks').set({ reference }).where('id', '=', id).execute();
}

/** The provider has not taken it: as if it had never been begun. */
export async function dropDocumentCheck(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('document_checks').where('id', '=', id).where('reference', 'is', null).execute();
}

/**
 * A decision is final: a later one, and one that comes twice, changes nothing. A document with another name or birthday than the account's is
 * rejected (functions/person.sql).
 */
export async function decideDocumentCheck(
  db: Kysely<Tables>,
  { id, playerId }: Pick<StartedCheck, 'id' | 'playerId'>,
  decision: DocumentDecision,
  now: Date,
): Promise<void> {
  const read = decision.state === 'APPROVED' ? decision.read : null;
  const reason = decision.state === 'REJECTED' ? decision.reason : null;
  await sql`SELECT decide_document_check(${id}, ${decision.state}, ${reason}, ${read?.firstName ?? null}, ${read?.lastName ?? null},
    ${read?.dateOfBirth ?? null}, ${read?.regionCode ?? null}, ${read?.number ?? null}, ${now})`.execute(db);
  await notePerson(db, playerId, 'DOCUMENT', now);
}
