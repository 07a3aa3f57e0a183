import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { addJob } from '../jobs/index.ts';
import { exportText } from './exportPlayer.ts';

/** Files that are made at the same time, in the whole house: each line of jobs makes one after the other. */
const LINES = 2;
/** So long a made file is sent again; then a new one is made. */
const FRESH_MS = 15 * 60_000;
const PIECE_BYTES = 256 * 1024;
/** A job that fails gives its place up; the player's next request takes a new one. */
const TRIES = 1;

/** A file that can be read, or the place in the line: 1 is being made, or is next. */
export type DataExport =
  | { readonly state: 'MADE'; readonly number: number; readonly madeAt: Date }
  | { readonly state: 'WAITING'; readonly place: number };

/** The player's file as it stands; there is one in the line afterwards if there was none. */
export async function askForDataExport({ query }: Pick<Database, 'query'>, playerId: string, now: Date): Promise<DataExport> {
  return query.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('data_exports')
      .where('player_id', '=', playerId)
      .where('made_at', '<', new Date(now.getTime() - FRESH_MS))
      .execute();
    const added = await trx
      .insertInto('data_exports')
      .values({ player_id: playerId, asked_at: now, made_at: null })
      .onConflict((conflict) => conflict.column('player_id').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (added !== undefined) {
      const queue = `data-exports-${added.number % LINES}`;
      await addJob(trx, 'make-data-export', { number: added.number }, { queue, tries: TRIES });
    }
    const { number, made_at } = await trx
      .selectFrom('data_exports')
      .select(['number', 'made_at'])
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow();
    if (made_at !== null) return { state: 'MADE', number, madeAt: made_at };
    const { before } = await trx
      .selectFrom('data_exports')
      .select(({ fn }) => fn.countAll<string>().as('before'))
      .where('made_at', 'is', null)
      .where('number', '<', number)
      .executeTakeFirstOrThrow();
    return { state: 'WAITING', place: Number(before) + 1 };
  });
}

/**
 * Makes the file of a place in the line, as of one moment. It does nothing for a place that is gone, or whose file is made.
 * A file that cannot be made loses its place. @throws what the database says.
 */
export async function makeDataExport({ pool, query }: Pick<Database, 'pool' | 'query'>, number: number, now: Date): Promise<void> {
  const client = await pool.connect();
  let isWhole = false;
  // An error between two queries is said by the next one. Without a listener it would end the process.
  const onError = (): void => undefined;
  client.on('error', onError);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    const { rows } = await client.query<{ readonly player_id: string }>(
      'SELECT player_id FROM data_exports WHERE number = $1 AND made_at IS NULL FOR UPDATE',
      [number],
    );
    if (rows[0] !== undefined) {
      const text = Readable.from(exportText(client, rows[0].player_id, now));
      await pipeline(text, createGzip({ chunkSize: PIECE_BYTES }), async (chunks: AsyncIterable<Buffer>) => {
        let piece = 0;
        for await (const content of chunks) {
          await client.query('INSERT INTO data_export_pieces (export_number, piece, content) VALUES ($1, $2, $3)', [
            number,
            piece,
            content,
          ]);
          piece += 1;
        }
      });
      await client.query('UPDATE data_exports SET made_at = $2 WHERE number = $1', [number, now]);
    }
    await client.query('COMMIT');
    isWhole = true;
  } finally {
    // A connection with an open transaction ends with it.
    if (isWhole) client.off('error', onError);
    client.release(!isWhole);
    if (!isWhole) await query.deleteFrom('data_exports').where('number', '=', number).where('made_at', 'is', null).execute();
  }
}

async function* piecesOf({ query }: Pick<Database, 'query'>, number: number): AsyncGenerator<Buffer> {
  for (let piece = 0; ; piece += 1) {
    const found = await query
      .selectFrom('data_export_pieces')
      .select('content')
      .where('export_number', '=', number)
      .where('piece', '=', piece)
      .executeTakeFirst();
    if (found === undefined) return;
    yield found.content;
  }
}

/** The text of a made file. No connection is held while its reader takes it; a file that is gone meanwhile is an error of the stream. */
export function readDataExport(db: Pick<Database, 'query'>, number: number): Readable {
  const text = new PassThrough();
  // The error is the reader's: the stream is destroyed with it.
  pipeline(Readable.from(piecesOf(db, number)), createGunzip(), text).catch(() => undefined);
  return text;
}

/** Deletes the files that were asked for before a moment. */
export async function forgetDataExports(query: Database['query'], before: Date): Promise<void> {
  await sql`DELETE FROM data_exports WHERE asked_at < ${before}`.execute(query);
}
