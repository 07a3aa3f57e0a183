import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { CASINO_BONUS_TIMES } from '../../core/casino/bonusWagering.ts';
import { operatingRegions, regionOf } from '../domain/location/regions.ts';
import { ONCE_PER_PERSON } from '../domain/promotions/conditions.ts';
import { REFERRAL_TERMS } from '../domain/referrals/referral.ts';
import { type CorrectionMinutes, correctionMinutesOf } from '../domain/settlement/correctionMinutes.ts';
import { type Database, RUN_ROLE } from './database.ts';
import { hashOf, isInstalled, noteInstalled, readInstalled, wordOf } from './installedCode.ts';
import { installJobQueue } from './jobs/installJobQueue.ts';
import type { Tables } from './schema.ts';
import { type TeamNames, teamNamesRule } from './search/teamNames.ts';

/**
 * Brings the schema up to date. Migrations are the SQL files of `directory`, applied in the order of their names, each once; several
 * processes may call this at the same time, and one does the work. The job queue's own schema comes next. Then, together, the functions beside it
 * are replaced by their current text (CREATE OR REPLACE: a new signature needs a migration that drops the old one), and the rights of RUN_ROLE are
 * set (grants.sql) on all existing tables; not where the last start wrote the same and nothing has changed since (installedCode.ts).
 * @param db of the role that owns the tables, or will own them.
 * @param teams whose other names a search finds.
 * @param correctionMinutes how long results may be corrected.
 * @param sandbox whether RUN_ROLE may give players money and rewards (functions/operator_actions.sql); undefined: as it is.
 * @throws UnknownMigrations when the database has migrations that this version does not know. Error naming the migration or function that failed, or
 * the rights.
 */
export async function migrate(
  db: Database,
  directory: string,
  teams: readonly TeamNames[] = [],
  correctionMinutes: CorrectionMinutes = {},
  sandbox?: boolean,
): Promise<void> {
  const migrations = await readMigrations(directory);
  await refuseUnknown(db, Object.keys(migrations));
  const migrator = new Migrator({
    db: db.query,
    allowUnorderedMigrations: false,
    provider: { getMigrations: async () => migrations },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`Migration ${failed ?? ''} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  await installJobQueue(db);
  const statements = await readStatements(directory, teams, correctionMinutes);
  const text = hashOf(statements.map((one) => one.text));
  await db.query.transaction().execute(async (trx) => {
    // One process at a time: two that replace one function at once fail. The lock is the one of grants.sql.
    await sql`SELECT pg_advisory_xact_lock(60, 1)`.execute(trx);
    const installed = await readInstalled(trx);
    if (await isInstalled(trx, installed, text, sandbox)) return;
    await sql`SELECT set_config('slipstream.sandbox', ${wordOf(sandbox)}, true)`.execute(trx);
    for (const statement of statements) await run(trx, statement);
    await noteInstalled(trx, text, wordOf(sandbox) || (installed?.sandbox ?? ''));
  });
}

async function readMigrations(directory: string): Promise<Record<string, Migration>> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const migrations: Record<string, Migration> = {};
  for (const name of names) {
    const text = await readFile(path.join(directory, name), 'utf8');
    migrations[name.replace(/\.sql$/, '')] = { up: async (trx) => void (await sql.raw(text).execute(trx)) };
  }
  return migrations;
}

/** The database is of another version: the message says what to do. */
export class UnknownMigrations extends Error {
  override readonly name = 'UnknownMigrations';
}

/** The first of the migrations that 0001_baseline replaced: databases that ran it are not brought up to date. */
const BEFORE_BASELINE = '0001_catalogue';

async function refuseUnknown({ query }: Database, names: readonly string[]): Promise<void> {
  const isEmpty =
    (await sql<{ log: string | null }>`SELECT to_regclass('kysely_migration')::text AS log`.execute(query)).rows[0]?.log === null;
  if (isEmpty) return;
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(query);
  const unknown = rows.map(({ name }) => name).filter((name) => !names.includes(name));
  if (unknown.includes(BEFORE_BASELINE))
    throw new UnknownMigrations(
      'The database is of a version before 0001_baseline and cannot be brought up to date: move the data directory (DATA_DIR) away or name an empty database (DATABASE_URL), and start again.',
    );
  if (unknown.length > 0)
    throw new UnknownMigrations(
      `The database is of a newer version, which has ${unknown.join(', ')}: start that version, or a later one.`,
    );
}

interface Statement {
  readonly text: string;
  /** What could not be done, in words. */
  readonly failure: string;
}

/** The functions, with those that are made of the server's own rules first, and the rights. */
async function readStatements(
  directory: string,
  teams: readonly TeamNames[],
  correctionMinutes: CorrectionMinutes,
): Promise<readonly Statement[]> {
  const rules = [
    regionRule(),
    teamNamesRule(teams),
    correctionRule(correctionMinutes),
    bonusRule(),
    referralRule(),
    oncePerPersonRule(),
  ];
  const functions = path.join(directory, '../functions');
  const names = (await readdir(functions)).sort();
  return [
    ...rules.map((text) => ({ text, failure: 'A rule could not be written' })),
    ...(await Promise.all(
      names.map(async (name) => ({
        text: await readFile(path.join(functions, name), 'utf8'),
        failure: `The function ${name} could not be written`,
      })),
    )),
    {
      text: await readFile(path.join(directory, '../grants.sql'), 'utf8'),
      failure: `The rights of ${RUN_ROLE} could not be set`,
    },
  ];
}

/** The regions of domain/location/regions.ts, where functions/player_may.sql can ask for them. */
function regionRule(): string {
  const sports = operatingRegions().map(({ code }) => code);
  const casino = sports.filter((code) => regionOf({ countryCode: code.slice(0, 2), regionCode: code }).casino);
  return `CREATE OR REPLACE FUNCTION region_takes(p_action text, p_country text, p_region text) RETURNS boolean LANGUAGE sql IMMUTABLE
    RETURN p_region = ANY (CASE p_action WHEN 'CASINO_BET' THEN '{${casino}}'::text[] ELSE '{${sports}}'::text[] END)
      AND starts_with(p_region, p_country || '-')`;
}

/** How long a result of a sport may be corrected, where functions/wallet_rights.sql can ask for it; null: the longest of all sports. */
function correctionRule(minutes: CorrectionMinutes): string {
  const { longest, other, bySport } = correctionMinutesOf(minutes);
  const cases = bySport.map(([sport, count]) => `WHEN p_sport = '${sport}' THEN ${count}`).join(' ');
  return `CREATE OR REPLACE FUNCTION correction_window(p_sport text) RETURNS interval LANGUAGE sql IMMUTABLE
    RETURN make_interval(mins => CASE WHEN p_sport IS NULL THEN ${longest} ${cases} ELSE ${other} END)`;
}

/** How often a casino bonus is wagered, where functions/casino_bonus.sql can ask for it. */
function bonusRule(): string {
  return `CREATE OR REPLACE FUNCTION casino_bonus_times() RETURNS integer LANGUAGE sql IMMUTABLE RETURN ${CASINO_BONUS_TIMES}`;
}

/** Puts the terms of referrals where functions/referrals.sql can ask for them: a caller says nothing of them. */
function referralRule(): string {
  const terms = JSON.stringify(REFERRAL_TERMS).replaceAll("'", "''");
  return `CREATE OR REPLACE FUNCTION referral_terms() RETURNS jsonb LANGUAGE sql IMMUTABLE RETURN '${terms}'::jsonb`;
}

/** The conditions that a person meets once, where functions/promotions.sql can ask for them. */
function oncePerPersonRule(): string {
  return `CREATE OR REPLACE FUNCTION once_per_person() RETURNS text[] LANGUAGE sql IMMUTABLE RETURN '{${ONCE_PER_PERSON}}'::text[]`;
}

async function run(trx: Kysely<Tables>, { text, failure }: Statement): Promise<void> {
  try {
    await sql.raw(text).execute(trx);
  } catch (error) {
    throw new Error(`${failure}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
