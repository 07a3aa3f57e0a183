import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import { openDataDirectory } from '../platform/dataDirectory.ts';
import { lockDataDirectory } from '../platform/dataDirectoryLock.ts';
import { removeServerFile, writeServerFile } from '../platform/postgres/commandDatabase.ts';
import type { DatabaseAddresses } from '../platform/postgres/databaseAddresses.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embeddedPostgres.ts';
import type { Database } from '../store/database.ts';
import { deleteSandboxLocations, storeDefaultLocation } from '../store/players/index.ts';
import { checkCurrency } from './checkCurrency.ts';
import { configuredAddresses, connectOwner, openDatabase } from './connectDatabase.ts';
import type { Shutdown } from './shutdown.ts';

/** Where a server's data is: PostgreSQL at an address, or a directory of this machine that it has locked. */
export interface Place {
  readonly addresses: DatabaseAddresses | null;
  /** Null: the database is elsewhere. */
  readonly directory: string | null;
  /** Marks the directory's lock as leaving, so that a waiting server knows. */
  leaving(): void;
}

/** @throws StartupFailure where another server has the directory */
export async function openPlace(config: Config, shutdown: Shutdown): Promise<Place> {
  const addresses = configuredAddresses(config);
  if (addresses !== null) return { addresses, directory: null, leaving: () => undefined };
  const directory = openDataDirectory(config.dataDir);
  const lock = await lockDataDirectory(directory);
  shutdown.add('lock', () => lock.release());
  return { addresses: null, directory, leaving: () => lock.leaving() };
}

export interface Storage {
  readonly db: Database;
  /** With all rights, for the sandbox's reset; null without a sandbox. */
  readonly owner: Database | null;
  /** False while the embedded database is being restarted. */
  isUp(): boolean;
}

/** The migrated database. @throws StartupFailure where it cannot be used, or is another currency's */
export async function openStorage(config: Config, place: Place, port: number, log: Logger, shutdown: Shutdown): Promise<Storage> {
  const { addresses, isUp } = await openPostgres(place, port, log, shutdown);
  const db = await openDatabase(addresses, config, config.sandbox);
  shutdown.add('database connections', () => db.close());
  const owner = config.sandbox ? await connectOwner(addresses, config) : null;
  shutdown.add('owner connections', () => owner?.close());
  await checkCurrency(db, config);
  await (config.sandbox ? storeDefaultLocation(db) : deleteSandboxLocations(db));
  return { db, owner, isUp };
}

async function openPostgres(
  { addresses, directory }: Place,
  port: number,
  log: Logger,
  shutdown: Shutdown,
): Promise<{ readonly addresses: DatabaseAddresses; isUp(): boolean }> {
  if (addresses !== null) return { addresses, isUp: () => true };
  const data = directory ?? '';
  const postgres = await startEmbeddedPostgres(data, log);
  writeServerFile(data, { databaseUrl: postgres.url, databaseMigrateUrl: postgres.migrateUrl, pid: process.pid, port });
  shutdown.add('embedded database', async () => {
    removeServerFile(data);
    await postgres.stop();
  });
  return { addresses: postgres, isUp: postgres.isUp };
}
