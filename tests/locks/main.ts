import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { ensureProductIsBuilt } from '../support/builtProduct.ts';
import { listBets } from '../support/placements.ts';
import { startPostgresCluster } from '../support/postgresCluster.ts';
import { startProductServer, WIDE_LIMITS } from '../support/productServer.ts';
import { seededRandom } from '../support/random.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { SMALL_SLATE } from '../support/smallSlate.ts';
import { askWhileLocked } from './lockedTable.ts';
import { newCallers } from './operations.ts';

/** Without these the most is refused. */
const WORST = ['bets', 'sessions', 'players', 'events', 'ledger_accounts', 'settings'];
const DAY_MS = 86_400_000;
const ERRORS_SHOWN = 6;

const ENVIRONMENT = {
  ...WIDE_LIMITS,
  ...SMALL_SLATE,
  LOGIN_ATTEMPTS_PER_MINUTE: '1000000',
  PLACEMENTS_PER_SECOND: '1000',
};

async function tablesOf(owner: Client): Promise<readonly string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  return rows.map(({ name }) => name);
}

/** The worst tables, and some that the day draws. */
function drawn(tables: readonly string[], count: number): readonly string[] {
  const random = seededRandom(Math.floor(Date.now() / DAY_MS));
  const others = tables.filter((table) => !WORST.includes(table));
  const chosen = new Set<string>();
  while (chosen.size < Math.min(count, others.length)) chosen.add(random.pick(others));
  return [...WORST, ...chosen];
}

/**
 * `npm run test:locks [-- --seconds 20 --tables bets,events | --drawn 4]`: locks each table in turn (`ACCESS EXCLUSIVE`), and asks the product for
 * what players ask. Fails where something is refused that does not need the table (needs.ts), where an answer or a refusal takes too long, where
 * anything is not well two seconds later, on an error in the log, on a bet too few or too many, and on money out of balance.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '20' }, tables: { type: 'string' }, drawn: { type: 'string' } },
  });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  ensureProductIsBuilt();
  const cluster = await startPostgresCluster({ isDurable: false });
  const url = cluster.url.replace(/postgres$/, 'locks');
  const maintenance = new Client({ connectionString: cluster.url });
  await maintenance.connect();
  await maintenance.query('CREATE DATABASE locks');
  await maintenance.end();
  const server = await startProductServer({ environment: { ...ENVIRONMENT, DATABASE_URL: url } });
  const owner = new Client({ connectionString: `${url}?options=-c%20lock_timeout%3D2000` });
  // The query that meets an ended connection throws; without a listener the event would end the process.
  owner.on('error', () => undefined);
  const faults: string[] = [];
  try {
    await owner.connect();
    const sandbox = new SandboxClient(server.url);
    const all = await tablesOf(owner);
    const tables = values.tables?.split(',') ?? (values.drawn === undefined ? all : drawn(all, Number(values.drawn)));
    for (const table of tables) {
      const callers = await newCallers(server.url, sandbox);
      const report = await askWhileLocked(owner, table, callers.operations, Number(values.seconds) * 1_000);
      faults.push(...report.faults.map((fault) => `${table}: ${fault}`));
      const ids = (await listBets(server.url, 'OPEN', callers.headers())).map(({ placementId }) => placementId);
      if (ids.length !== callers.placed.size || ids.some((id) => !callers.placed.has(id)))
        faults.push(`${table}: ${callers.placed.size} placements were answered, ${ids.length} bets are there`);
      say(
        `${table}: slowest ${Math.round(report.slowestMs)} ms, well after ${Math.round(report.wellAfterMs)} ms, refused: ${report.refused.join(', ') || 'nothing'}`,
      );
      for (const fault of report.faults) say(`  FAULT ${fault}`);
    }
    faults.push(...server.errors().slice(0, ERRORS_SHOWN));
    const { balanced, discrepancies } = await sandbox.audit();
    if (!balanced) faults.push(`out of balance: ${JSON.stringify(discrepancies.slice(0, ERRORS_SHOWN))}`);
    say(faults.length === 0 ? `${tables.length} tables were locked, and the rest was well.` : `FAILED:\n  ${faults.join('\n  ')}`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await owner.end().catch(() => undefined);
    await server.stop();
    await cluster.stop();
  }
}

process.exitCode = await main();
