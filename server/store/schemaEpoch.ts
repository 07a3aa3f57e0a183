import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type CorrectionMinutes, correctionMinutesOf } from '../domain/settlement/correctionMinutes.ts';
import type { Database } from './database.ts';
import { releaseSchema, storeDirectory } from './releaseSchema.ts';
import type { Tables } from './schema.ts';

/** The database is of another version: the message says what to do. */
export class OtherSchema extends Error {
  override readonly name = 'OtherSchema';
}

/** What the schema is; an epoch is the number of a migration. */
export interface SchemaEpoch {
  /** The newest migration that it has. */
  readonly version: number;
  /** Servers that do not know this one may not run on it. */
  readonly oldestServer: number;
}

export const MIGRATE = 'node dist/server/migrate.js';

/** The names of a release's migrations, in order. */
export function migrationNames(directory = storeDirectory()): readonly string[] {
  return readdirSync(path.join(directory, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace(/\.sql$/, ''))
    .sort();
}

export function epochOf(migration: string): number {
  return Number.parseInt(migration, 10);
}

const epochs = new Map<string, number>();

/** The newest migration that a release knows. */
export function releaseEpoch(directory = storeDirectory()): number {
  const epoch = epochs.get(directory) ?? epochOf(migrationNames(directory).at(-1) ?? '0');
  epochs.set(directory, epoch);
  return epoch;
}

/** Null before there were epochs, and in an empty database. */
export async function readSchemaEpoch(query: Kysely<Tables>): Promise<SchemaEpoch | null> {
  const { rows: tables } = await sql<{ name: string | null }>`SELECT to_regclass('schema_epoch')::text AS name`.execute(query);
  if (tables[0]?.name == null) return null;
  const { rows } = await sql<SchemaEpoch>`SELECT version, oldest_server AS "oldestServer" FROM schema_epoch`.execute(query);
  return rows[0] ?? null;
}

/** Whether this release may still run on the schema: a later one may have taken away what it needs. */
export async function isAdmitted({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query<{ oldest: number }>('SELECT oldest_server AS oldest FROM schema_epoch');
  return rows[0] !== undefined && rows[0].oldest <= releaseEpoch();
}

/** How a server is configured that runs on the schema; a command says neither. */
interface Runs {
  readonly correctionMinutes: CorrectionMinutes;
  readonly sandbox: boolean | undefined;
}

/**
 * Writes nothing.
 * @throws OtherSchema where this release may not run on the database: it is older, it admits only newer servers, it has not this release's
 * functions, or they are configured otherwise.
 */
export async function admitRelease({ query }: Pick<Database, 'query'>, runs: Runs): Promise<void> {
  const epoch = await readSchemaEpoch(query);
  const own = releaseEpoch();
  if (epoch === null) throw new OtherSchema(`The database has no schema of this version: run ${MIGRATE} first.`);
  if (epoch.version < own)
    throw new OtherSchema(
      `The database is at migration ${epoch.version}, and this version needs ${own}: run ${MIGRATE} of this version first.`,
    );
  if (epoch.oldestServer > own)
    throw new OtherSchema(
      `The database admits versions that know migration ${epoch.oldestServer}, and this one knows ${own}: start a newer version.`,
    );
  const { rows } = await sql<{ sandbox: boolean; isConfiguredSo: boolean }>`
    SELECT sandbox, correction_minutes = ${correctionsText(runs.correctionMinutes)}::jsonb AS "isConfiguredSo"
      FROM releases WHERE schema = ${releaseSchema()}`.execute(query);
  const [release] = rows;
  if (release === undefined)
    throw new OtherSchema(
      `The functions of this version (${releaseSchema()}) are not in the database: run ${MIGRATE} of this version first.`,
    );
  if (runs.sandbox === undefined) return;
  if (!release.isConfiguredSo)
    throw new OtherSchema(
      `The database has other minutes for corrections than CORRECTION_MINUTES: run ${MIGRATE} with this configuration first.`,
    );
  if (release.sandbox !== runs.sandbox)
    throw new OtherSchema(
      `The database was migrated ${release.sandbox ? 'with' : 'without'} a sandbox (SANDBOX): run ${MIGRATE} with this configuration first.`,
    );
}

/** The whole rule, so that a default that is written out is the same as none. */
export function correctionsText(minutes: CorrectionMinutes): string {
  const { other, bySport } = correctionMinutesOf(minutes);
  return JSON.stringify({ ...Object.fromEntries(bySport), other });
}
