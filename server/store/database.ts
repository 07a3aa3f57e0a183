import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { searchPath } from './releaseSchema.ts';
import type { Tables } from './schema.ts';

/** The server's database. `pool` for the functions of the hot path, `query` for the rest. */
export interface Database {
  readonly pool: pg.Pool;
  readonly query: Kysely<Tables>;
  /** The same database over connections of its own, so that subscriptions never take those of requests. */
  readonly subscriptions: Pick<Database, 'pool' | 'query'>;
  /** And for the job queue, whose workers take and end jobs over these; what a job does takes connections of requests. */
  readonly jobs: Pick<Database, 'pool'>;
  close(): Promise<void>;
}

/** Amounts and sequences are bigint in SQL and safe integers here, in every query. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`);
  return value;
}

/** Parses `{1,2,3}`; no array here contains nulls. */
function parseBigintArray(text: string): readonly number[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(parseBigint);
}

/** Parsers by PostgreSQL's type ids: bigint and bigint[]. */
const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [20, parseBigint],
  [1016, parseBigintArray],
]);

/** The role that servers work as. It owns nothing; grants.sql sets its rights. */
export const RUN_ROLE = 'slipstream_run';
export type RunRole = typeof RUN_ROLE;

/** How long to wait for a connection, when all are busy or the database is unavailable, before an error. */
const CONNECT_PATIENCE_MS = 10_000;

/** One connection in so many is for subscriptions. */
const SUBSCRIPTIONS_SHARE = 4;
/** Besides those of requests and subscriptions. One of them listens for new jobs. */
const JOB_CONNECTIONS = 3;

/** With any log-in of the address, the connections work as RUN_ROLE, which migrate() creates, and call the functions of this release. */
export function createDatabase(url: string, maximumConnections: number): Database {
  const address = inSession(url, { role: RUN_ROLE, search_path: searchPath() });
  const reserved = Math.floor(maximumConnections / SUBSCRIPTIONS_SHARE);
  const requests = openPool(address, maximumConnections - reserved);
  const subscriptions = openPool(address, Math.max(1, reserved));
  const jobs = openPool(address, JOB_CONNECTIONS);
  return {
    pool: requests.pool,
    query: requests.query,
    subscriptions,
    jobs,
    async close() {
      await Promise.all([requests.close(), subscriptions.close(), jobs.close()]);
    },
  };
}

/** With all rights of the address's own role: for migrations, the sandbox's reset and tests that tamper with data. */
export function createOwnerDatabase(url: string, maximumConnections = 2): Database {
  const opened = openPool(inSession(url, { search_path: searchPath() }), maximumConnections);
  return { ...opened, subscriptions: opened, jobs: opened };
}

/** The address with settings of every session, behind those that it has already. */
function inSession(url: string, settings: Readonly<Record<string, string>>): string {
  const address = new URL(url);
  const given = address.searchParams.get('options');
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  address.searchParams.set('options', [...(given === null ? [] : [given]), ...options].join(' '));
  return address.toString();
}

/**
 * pg closes the connection of every statement that fails. One that the database only refused has left it as good as new, and a new one costs the
 * database 30 ms of a core and all plans of the old one, just when statements are refused because there is much to do.
 */
function keepAfterRefusals(pool: pg.Pool): void {
  const query = async (statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    const client = await pool.connect();
    try {
      const result = await client.query(statement, values);
      client.release();
      return result;
    } catch (error) {
      client.release(!(error instanceof pg.DatabaseError && error.severity === 'ERROR'));
      throw error;
    }
  };
  Object.assign(pool, { query });
}

function openPool(url: string, maximumConnections: number): Pick<Database, 'pool' | 'query' | 'close'> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maximumConnections,
    connectionTimeoutMillis: CONNECT_PATIENCE_MS,
    types: { getTypeParser: (oid, format) => PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format) },
  });
  keepAfterRefusals(pool);
  // An idle connection may die with its server; the pool replaces it, and the next query on a dead one fails by itself.
  pool.on('error', () => undefined);
  // A connection in use may die too; without a listener of its own that would end the process instead of failing the query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    pool,
    query,
    async close() {
      // Kysely ends the pool only if it has used it. What uses the pool alone would keep the process alive until the connection is idle for long.
      await query.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}
