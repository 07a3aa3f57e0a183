import { teamNames } from '../feed/index.ts';
import type { Config } from '../platform/config.ts';
import type { DatabaseAddresses } from '../platform/postgres/databaseAddresses.ts';
import { StartupFailure } from '../platform/startupFailure.ts';
import { readBusinessClock } from '../store/businessClock.ts';
import { createDatabase, createOwnerDatabase, type Database, RUN_ROLE } from '../store/database.ts';
import { rewrapKeys } from '../store/identity/index.ts';
import { migrate } from '../store/migrate.ts';
import { OldPostgres } from '../store/postgresVersion.ts';
import { readRights } from '../store/rights.ts';
import { admitRelease, MIGRATE, OtherSchema } from '../store/schemaEpoch.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'production'>;

/** The addresses from DATABASE_URL and DATABASE_MIGRATE_URL; null for the embedded database. */
export function configuredAddresses(config: Pick<Config, 'databaseUrl' | 'databaseMigrateUrl'>): DatabaseAddresses | null {
  if (config.databaseUrl === null) return null;
  return { url: config.databaseUrl, migrateUrl: config.databaseMigrateUrl ?? config.databaseUrl };
}

/**
 * Migrates the database as its owner: once a deploy (migrate.ts), and at every start on the embedded one, which only this machine has.
 * @param sandbox of a server: whether it has one, which gives players money; undefined: the database stays as it is.
 * @throws StartupFailure when it does not answer, or is of another version.
 */
export async function migrateDatabase(
  addresses: DatabaseAddresses,
  config: DatabaseConfig & Pick<Config, 'correctionMinutes' | 'databaseKeys'>,
  sandbox?: boolean,
): Promise<void> {
  const owner = await connectOwner(addresses, config);
  try {
    await migrate(owner, { teams: teamNames(), correctionMinutes: config.correctionMinutes, sandbox });
    await rewrapKeys(owner.query, config.databaseKeys);
  } catch (error) {
    throw error instanceof OtherSchema || error instanceof OldPostgres ? new StartupFailure(error.message) : error;
  } finally {
    await owner.close();
  }
}

/**
 * A pool of the role that servers work as, on a database that this version may run on.
 * @param sandbox of a server; undefined: of a command, which runs on either.
 * @throws StartupFailure when it does not answer, when it is of another version, or when in production the server's log-in could change balances directly
 * or the database does not check the time of its servers.
 */
export async function openDatabase(
  addresses: DatabaseAddresses,
  config: DatabaseConfig & Pick<Config, 'databaseConnections' | 'correctionMinutes' | 'databaseKeys'>,
  sandbox?: boolean,
): Promise<Database> {
  if (config.databaseUrl === null) await migrateDatabase(addresses, config, sandbox);
  const db = await answering(createDatabase(addresses.url, config.databaseConnections), addresses.url, 'DATABASE_URL', config);
  try {
    await admitRelease(db, { correctionMinutes: config.correctionMinutes, sandbox });
    if (config.production) {
      await refuseTooManyRights(db, addresses);
      await refuseOwnTime(db);
    }
    return db;
  } catch (error) {
    await db.close();
    throw error instanceof OtherSchema ? new StartupFailure(error.message) : error;
  }
}

/** With all rights: for creating databases, and for the sandbox's reset. @throws StartupFailure when it does not answer. */
export function connectOwner({ url, migrateUrl }: DatabaseAddresses, config: DatabaseConfig): Promise<Database> {
  const variable = url === migrateUrl ? 'DATABASE_URL' : 'DATABASE_MIGRATE_URL';
  return answering(createOwnerDatabase(migrateUrl), migrateUrl, variable, config);
}

async function answering(db: Database, url: string, variable: string, config: DatabaseConfig): Promise<Database> {
  try {
    await db.pool.query('SELECT 1');
    return db;
  } catch (error) {
    await db.close();
    const { host } = new URL(url);
    const what = config.databaseUrl === null ? 'The embedded database' : `The PostgreSQL at ${host} (${variable})`;
    const reason = error instanceof Error && error.message ? error.message : 'no answer';
    // The role comes with the first migration.
    const advice = reason.includes(`role "${RUN_ROLE}" does not exist`) ? `: run ${MIGRATE} first` : '';
    throw new StartupFailure(`${what} cannot be used: ${reason}${advice}.`);
  }
}

/** Of tests and replays, where the database takes any time for now. */
async function refuseOwnTime(db: Database): Promise<void> {
  if (!(await readBusinessClock(db)).is_checked)
    throw new StartupFailure(
      'The database does not check the time of its servers (business_clock.is_checked), which production refuses: its owner sets it to true.',
    );
}

/** A single log-in for both owns the tables, and its connections only drop privileges; that is allowed, a superuser is not. */
async function refuseTooManyRights(db: Database, { url, migrateUrl }: DatabaseAddresses): Promise<void> {
  const rights = await readRights(db);
  const reason = rights.isSuperuser
    ? 'is a superuser'
    : rights.mayChangeBalances || (url !== migrateUrl && rights.logInOwnsTables)
      ? 'may change balances without the ledger'
      : null;
  if (reason !== null)
    throw new StartupFailure(
      `The role of DATABASE_URL ${reason}, which production refuses: let it be slipstream_run or a member of it, and give the owner of the tables as DATABASE_MIGRATE_URL.`,
    );
}
