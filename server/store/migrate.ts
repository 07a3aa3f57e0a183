import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { CorrectionMinutes } from '../domain/settlement/correctionMinutes.ts';
import { type Database, RUN_ROLE } from './database.ts';
import { configuredRules, houseRules } from './houseRules.ts';
import { stateOfRelease, stateOfTables } from './installedCode.ts';
import { installJobQueue } from './jobs/installJobQueue.ts';
import { refuseOldPostgres } from './postgresVersion.ts';
import {
  hashOf,
  readStatements,
  releaseSchema,
  type Statement,
  searchPath,
  storeDirectory,
  TABLES_SCHEMA,
} from './releaseSchema.ts';
import type { Tables } from './schema.ts';
import { correctionsText, epochOf, migrationNames, OtherSchema, readSchemaEpoch, releaseEpoch } from './schemaEpoch.ts';
import type { TeamNames } from './search/teamNames.ts';

export interface MigrationOptions {
  /** The SQL of a release: server/store of this one by default. */
  readonly directory?: string;
  /** Whose other names a search finds. */
  readonly teams?: readonly TeamNames[];
  /** How long results may be corrected. */
  readonly correctionMinutes?: CorrectionMinutes;
  /** Whether RUN_ROLE may give players money and rewards (functions/operator_actions.sql); undefined: as it is. */
  readonly sandbox?: boolean | undefined;
}

/** A statement that waits for a lock makes all later ones on the table wait; so it gives up, and is tried again when they have gone through. */
const LOCK_PATIENCE = '3s';
const TRIES = 10;
const PAUSE_MS = 1_000;
/** The newest releases keep their functions: one that is rolled back to needs no job. */
const RELEASES_KEPT = 5;

/**
 * Brings the database to this release, once a deploy; several processes may call this at the same time, and one does the work. Migrations are
 * applied in the order of their names, each in a transaction of its own. The job queue's schema comes next. Then the release's functions are written
 * into a schema of their own, beside those of other releases, and triggers and rights as this release has them; nothing is written where the last call wrote
 * the same and nobody has changed it since. A schema of a newer release that admits this one is left as it is but for this release's functions.
 * @param db of the role that owns the tables, or will own them.
 * @throws OldPostgres. OtherSchema when the database's version does not admit this one. Error naming the migration or function that failed, or the rights.
 */
export async function migrate(db: Database, options: MigrationOptions = {}): Promise<void> {
  await refuseOldPostgres(db);
  const directory = options.directory ?? storeDirectory();
  const isNewest = await refuseUnknown(db, migrationNames(directory), releaseEpoch(directory));
  if (isNewest) {
    await applyMigrations(db, directory);
    await installJobQueue(db);
  }
  await db.query.transaction().execute(async (trx) => {
    // One process at a time: two that replace one function at once fail. Locks with two numbers never conflict with the single-number locks of
    // the feed and events; (60, 2) is the audit's.
    await sql`SELECT pg_advisory_xact_lock(60, 1)`.execute(trx);
    await setLocal(trx, { lock_timeout: LOCK_PATIENCE });
    for (const statement of await readRights(directory, 'role.sql')) await run(trx, statement);
    await writeRelease(trx, directory, options);
    if (isNewest) await writeTables(trx, directory);
    await dropOldReleases(trx);
  });
}

/** The first of the migrations that 0001_baseline replaced: databases that ran it are not brought up to date. */
const BEFORE_BASELINE = '0001_catalogue';

/** Whether the release knows all migrations of the database. @throws OtherSchema where it does not, and the database does not admit it */
async function refuseUnknown({ query }: Database, names: readonly string[], epoch: number): Promise<boolean> {
  const log = await sql<{ name: string | null }>`SELECT to_regclass('kysely_migration')::text AS name`.execute(query);
  if (log.rows[0]?.name == null) return true;
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(query);
  const unknown = rows.map(({ name }) => name).filter((name) => !names.includes(name));
  if (unknown.includes(BEFORE_BASELINE))
    throw new OtherSchema(
      'The database is of a version before 0001_baseline and cannot be brought up to date: move the data directory (DATA_DIR) away or name an empty database (DATABASE_URL), and start again.',
    );
  if (unknown.length === 0) return true;
  const there = await readSchemaEpoch(query);
  if (there === null || there.oldestServer > epoch)
    throw new OtherSchema(
      `The database is of a newer version, which has ${unknown.join(', ')}: start that version, or a later one.`,
    );
  return false;
}

async function applyMigrations(db: Database, directory: string): Promise<void> {
  const texts = new Map(
    await Promise.all(
      migrationNames(directory).map(
        async (name) => [name, await readFile(path.join(directory, 'migrations', `${name}.sql`), 'utf8')] as const,
      ),
    ),
  );
  for (let tries = 1; ; ) {
    const name = (await migratorOf(db.query, texts).getMigrations()).find(({ executedAt }) => executedAt === undefined)?.name;
    if (name === undefined) return;
    const { error } = await migratorOf(db.query, texts, ALONE.test(texts.get(name) ?? '')).migrateUp();
    if (error === undefined) continue;
    if (!isLockTimeout(error) || tries === TRIES)
      throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    tries += 1;
    await wait(PAUSE_MS);
  }
}

/** The line of a migration whose statements PostgreSQL takes in no transaction: indexes that are made beside writes. It may be run again. */
const ALONE = /^-- without a transaction$/m;

function migratorOf(query: Kysely<Tables>, texts: ReadonlyMap<string, string>, disableTransactions = false): Migrator {
  const apply = disableTransactions ? applyAlone : applyWhole;
  return new Migrator({
    db: query,
    allowUnorderedMigrations: false,
    disableTransactions,
    migrationTableSchema: TABLES_SCHEMA,
    provider: {
      getMigrations: async () =>
        Object.fromEntries([...texts].map(([name, text]) => [name, { up: (trx: Kysely<Tables>) => apply(trx, name, text) }])),
    },
  });
}

/** The line of a migration that older servers cannot run with: it names the oldest migration that they have to know. */
const OLDEST_SERVER = /^-- oldest server: (\d{4})$/m;
const FIRST_WITH_EPOCH = 3;

async function applyWhole(trx: Kysely<Tables>, name: string, text: string): Promise<void> {
  await setLocal(trx, { lock_timeout: LOCK_PATIENCE, search_path: `${TABLES_SCHEMA},pg_temp` });
  await sql.raw(text).execute(trx);
  await noteEpoch(trx, name, text);
}

async function applyAlone(db: Kysely<Tables>, name: string, text: string): Promise<void> {
  for (const statement of text.split(/;\s*$/m))
    if (statement.replace(/^--.*$/gm, '').trim() !== '') await sql.raw(statement).execute(db);
  await noteEpoch(db, name, text);
}

async function noteEpoch(db: Kysely<Tables>, name: string, text: string): Promise<void> {
  const epoch = epochOf(name);
  if (epoch < FIRST_WITH_EPOCH) return;
  const oldest = OLDEST_SERVER.exec(text)?.[1];
  const oldestServer = oldest === undefined ? null : Number(oldest);
  await sql`UPDATE schema_epoch SET version = ${epoch}, oldest_server = coalesce(${oldestServer}, oldest_server)`.execute(db);
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

/** The functions of the release, with those that are made of the server's own rules first, and their rights. */
async function writeRelease(
  trx: Kysely<Tables>,
  directory: string,
  { teams = [], correctionMinutes = {}, sandbox: wanted }: MigrationOptions,
): Promise<void> {
  const schema = releaseSchema(directory);
  const { rows } = await sql<{ schema: string; sandbox: boolean; written: string }>`
    SELECT schema, sandbox, written FROM releases ORDER BY written_at DESC`.execute(trx);
  const sandbox = wanted ?? rows[0]?.sandbox ?? false;
  const corrections = correctionsText(correctionMinutes);
  const statements = [
    ...[...houseRules(), ...configuredRules(teams, correctionMinutes)].map((text) => ({
      text,
      failure: 'A rule could not be written',
    })),
    ...readStatements(path.join(directory, 'functions'), (name) => `The function ${name} could not be written`),
    ...(await readRights(directory, 'releaseGrants.sql')),
  ];
  const text = hashOf([...statements.map((one) => one.text), corrections, String(sandbox)]);
  const before = rows.find((row) => row.schema === schema)?.written;
  if (before !== `${text}:${await stateOfRelease(trx, schema)}`) {
    await sql`CREATE SCHEMA IF NOT EXISTS ${sql.id(schema)}`.execute(trx);
    await setLocal(trx, { search_path: searchPath(schema), 'slipstream.sandbox': sandbox ? 'on' : 'off' });
    for (const statement of statements) await run(trx, statement);
  }
  await sql`INSERT INTO releases (schema, epoch, sandbox, correction_minutes, written)
    VALUES (${schema}, ${releaseEpoch(directory)}, ${sandbox}, ${corrections}::jsonb, ${`${text}:${await stateOfRelease(trx, schema)}`})
    ON CONFLICT (schema) DO UPDATE SET epoch = excluded.epoch, sandbox = excluded.sandbox, correction_minutes = excluded.correction_minutes,
      written = excluded.written, written_at = excluded.written_at`.execute(trx);
  await sql`UPDATE releases SET sandbox = false WHERE NOT ${sandbox}`.execute(trx);
}

/** What the tables have: the functions of triggers, which call the release's, the rights of RUN_ROLE, and rows that come with the code. */
async function writeTables(trx: Kysely<Tables>, directory: string): Promise<void> {
  const schema = releaseSchema(directory);
  const triggers = [
    ...readStatements(path.join(directory, 'triggers'), (name) => `The trigger ${name} could not be written`),
    ...(await readRights(directory, 'grants.sql')),
  ];
  const rowsOfCode = readStatements(path.join(directory, 'rows'), (name) => `The rows of ${name} could not be written`);
  const text = hashOf([...triggers, ...rowsOfCode].map((one) => one.text).concat(schema));
  const { rows } = await sql<{ written: string }>`SELECT written FROM schema_epoch`.execute(trx);
  if (rows[0]?.written === `${text}:${await stateOfTables(trx)}`) return;
  await setLocal(trx, { search_path: `${TABLES_SCHEMA},${schema},pg_temp`, 'slipstream.release': schema });
  for (const statement of triggers) await run(trx, statement);
  await setLocal(trx, { search_path: searchPath(schema) });
  for (const statement of rowsOfCode) await run(trx, statement);
  await sql`UPDATE schema_epoch SET written = ${`${text}:${await stateOfTables(trx)}`}`.execute(trx);
}

/** Until the end of the transaction. */
async function setLocal(trx: Kysely<Tables>, settings: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) await sql`SELECT set_config(${name}, ${value}, true)`.execute(trx);
}

async function readRights(directory: string, file: string): Promise<readonly Statement[]> {
  return [{ text: await readFile(path.join(directory, file), 'utf8'), failure: `The rights of ${RUN_ROLE} could not be set` }];
}

/** Those that the database does not admit, and all but the newest. */
async function dropOldReleases(trx: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`
    DELETE FROM releases WHERE epoch < (SELECT oldest_server FROM schema_epoch)
      OR schema NOT IN (SELECT schema FROM releases ORDER BY written_at DESC LIMIT ${RELEASES_KEPT}) RETURNING schema`.execute(trx);
  for (const { schema } of rows) await sql`DROP SCHEMA IF EXISTS ${sql.id(schema)} CASCADE`.execute(trx);
}

async function run(trx: Kysely<Tables>, { text, failure }: Statement): Promise<void> {
  try {
    await sql.raw(text).execute(trx);
  } catch (error) {
    throw new Error(`${failure}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
