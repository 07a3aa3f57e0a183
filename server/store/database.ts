import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { watch } from '../platform/meters.ts';
import { type ConnectionRules, PURPOSES, type Purpose, sessionSettings } from './purposes.ts';
import { searchPath } from './releaseSchema.ts';
import type { Tables } from './schema.ts';
import { traceStatements } from './statementName.ts';

/** The server's database. `pool` for the functions of the hot path, `query` for the rest. */
export interface Database {
  readonly pool: pg.Pool;
  readonly query: Kysely<Tables>;
  /** The same database over the connections for another purpose. A transaction of one must not wait for a connection of another. */
  of(purpose: Purpose): Database;
  /** Closes the connections for all purposes. */
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

/**
 * With any log-in of the address, the connections work as RUN_ROLE, which migrate() creates, and call the functions of this release. What is
 * returned is for jobs.
 * @param maximumConnections of requests; PURPOSES shares them out, one at least for each.
 */
export function createDatabase(url: string, maximumConnections: number): Database {
  const databases = new Map<string, Database>();
  const ends: (() => Promise<void>)[] = [];
  const of = (purpose: Purpose): Database => databases.get(purpose) as Database;
  const close = async (): Promise<void> => void (await Promise.all(ends.map((end) => end())));
  for (const [purpose, rules] of Object.entries(PURPOSES)) {
    const { pool, query, end } = openPool(purpose, asRunRole(url, rules), rules.connections(maximumConnections), rules.waitMs);
    databases.set(purpose, { pool, query, of, close });
    ends.push(end);
  }
  return of('jobs');
}

/** How long the owner waits for a connection, when all are busy or the database is unavailable, before an error. */
const OWNER_WAIT_MS = 10_000;

/** With all rights of the address's own role and no limits: for migrations, the sandbox's reset and tests that tamper with data. */
export function createOwnerDatabase(url: string, maximumConnections = 2): Database {
  const { pool, query, end } = openPool('owner', withOptions(url, [], [releaseFirst()]), maximumConnections, OWNER_WAIT_MS);
  const database: Database = { pool, query, of: () => database, close: end };
  return database;
}

const releaseFirst = (): string => `-c search_path=${searchPath()}`;

function asRunRole(url: string, rules: ConnectionRules): string {
  return withOptions(url, [sessionSettings(rules)], [`-c role=${RUN_ROLE}`, releaseFirst()]);
}

/** The operator's own `options` of the address stand between: what is before them they may change, what is behind them is always ours. */
function withOptions(url: string, before: readonly string[], behind: readonly string[]): string {
  const address = new URL(url);
  const given = address.searchParams.get('options');
  address.searchParams.set('options', [...before, ...(given === null ? [] : [given]), ...behind].join(' '));
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

interface OpenPool extends Pick<Database, 'pool' | 'query'> {
  end(): Promise<void>;
}

/** @param name in metrics */
function openPool(name: string, url: string, maximumConnections: number, waitMs: number): OpenPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: maximumConnections,
    connectionTimeoutMillis: waitMs,
    types: { getTypeParser: (oid, format) => PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format) },
  });
  watch(pool, ({ totalCount, idleCount, waitingCount, options }) => [
    ['slipstream_pool_connections', { pool: name, state: 'busy' }, totalCount - idleCount],
    ['slipstream_pool_connections', { pool: name, state: 'idle' }, idleCount],
    ['slipstream_pool_maximum', { pool: name }, options.max ?? 0],
    ['slipstream_pool_waiting', { pool: name }, waitingCount],
  ]);
  keepAfterRefusals(pool);
  // An idle connection may die with its server; the pool replaces it, and the next query on a dead one fails by itself.
  pool.on('error', () => undefined);
  // A connection in use may die too; without a listener of its own that would end the process instead of failing the query.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    traceStatements(client, name);
  });
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    pool,
    query,
    async end() {
      // Kysely ends the pool only if it has used it. What uses the pool alone would keep the process alive until the connection is idle for long.
      await query.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}
