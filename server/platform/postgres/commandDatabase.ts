import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openDataDirectory } from '../dataDirectory.ts';
import { lockDataDirectory } from '../dataDirectoryLock.ts';
import { isAlive } from '../processIdentity.ts';
import { writeWhole } from '../writeWhole.ts';
import type { DatabaseAddresses } from './databaseAddresses.ts';
import { startEmbeddedPostgres } from './embeddedPostgres.ts';

/** DATA_DIR/server.json: where commands find what a running server uses. It contains passwords, so its mode is 0600. */
export interface ServerFile {
  readonly databaseUrl: string;
  readonly databaseMigrateUrl: string;
  /** Process id of the server, not of its database. */
  readonly pid: number;
  /** HTTP address of the server. */
  readonly port: number;
  /** The sandbox's own. */
  readonly paymentGateway?: GatewayAccess;
}

/** Where a payment gateway answers, and the secret that it knows the server by. */
interface GatewayAccess {
  readonly url: string;
  readonly secret: string;
}

const fileOf = (dataDirectory: string): string => path.join(dataDirectory, 'server.json');

export function writeServerFile(dataDirectory: string, content: ServerFile): void {
  writeWhole(fileOf(dataDirectory), `${JSON.stringify(content)}\n`);
}

export function removeServerFile(dataDirectory: string): void {
  rmSync(fileOf(dataDirectory), { force: true });
}

/** After the start of the gateway, which comes later than the database. Nothing where there is no such file. */
export function addPaymentGateway(dataDirectory: string, { url, secret }: GatewayAccess): void {
  const content = readServerFile(dataDirectory);
  if (content) writeServerFile(dataDirectory, { ...content, paymentGateway: { url, secret } });
}

/** The gateway of the sandbox that runs on this directory; null: there is none. */
export function readPaymentGateway(dataDirectory: string): GatewayAccess | null {
  return readServerFile(dataDirectory)?.paymentGateway ?? null;
}

/** Null when no server runs on this directory. */
function readServerFile(dataDirectory: string): ServerFile | null {
  try {
    const value: unknown = JSON.parse(readFileSync(fileOf(dataDirectory), 'utf8'));
    if (typeof value !== 'object' || value === null) return null;
    if (!('databaseUrl' in value) || typeof value.databaseUrl !== 'string') return null;
    if (!('databaseMigrateUrl' in value) || typeof value.databaseMigrateUrl !== 'string') return null;
    if (!('pid' in value) || typeof value.pid !== 'number' || !isAlive(value.pid)) return null;
    const port = 'port' in value && typeof value.port === 'number' ? value.port : 0;
    const { url, secret } = Object('paymentGateway' in value ? value.paymentGateway : null) as Partial<GatewayAccess>;
    return {
      databaseUrl: value.databaseUrl,
      databaseMigrateUrl: value.databaseMigrateUrl,
      pid: value.pid,
      port,
      ...(typeof url === 'string' && typeof secret === 'string' && { paymentGateway: { url, secret } }),
    };
  } catch {
    return null;
  }
}

/**
 * The database of a command: the configured one, else the one of the server that runs on DATA_DIR, else DATA_DIR's own, started for the
 * command and stopped by close(). It may not have been migrated yet.
 * @throws StartupFailure
 */
export async function openCommandDatabase(
  configured: DatabaseAddresses | null,
  config: Pick<Config, 'dataDir'>,
  log: Logger,
): Promise<DatabaseAddresses & { close(): Promise<void> }> {
  const nothing = async (): Promise<void> => undefined;
  if (configured !== null) return { ...configured, close: nothing };
  const directory = openDataDirectory(config.dataDir);
  const running = readServerFile(directory);
  if (running) return { url: running.databaseUrl, migrateUrl: running.databaseMigrateUrl, close: nothing };
  const lock = await lockDataDirectory(directory);
  try {
    const postgres = await startEmbeddedPostgres(directory, log);
    return {
      url: postgres.url,
      migrateUrl: postgres.migrateUrl,
      async close() {
        lock.leaving();
        await postgres.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
