import { createDatabase, createOwnerDatabase, type Database } from '../server/store/database.ts';
import { listBetEntries } from '../server/store/history/bets.ts';
import type { HistoryCursor } from '../server/store/history/page.ts';
import { listTransactions } from '../server/store/history/transactions.ts';
import { migrate } from '../server/store/migrate.ts';
import { startPostgresCluster } from '../tests/support/postgresCluster.ts';
import { type Benchmark, inTurns, median, staysWithin } from './benchmark.ts';

const MANY = 1_000_000;
const FEW = 1_000;
const PAGE = 50;
const ROUNDS = 9;
const PAGES_A_ROUND = 20;
const WARM_ROUNDS = 2;
const ALWAYS = { from: null, to: null };
const BETS = ['WON', 'LOST', 'RETURNED', 'CASHED_OUT', 'REOPENED'] as const;
const MONEY = ['DEPOSIT', 'WITHDRAWAL', 'BET', 'CASINO', 'BONUS', 'OTHER'] as const;
const START_MICROS = Date.UTC(2020, 0, 1) * 1000;
const STEP_MICROS = 60_000_000;

/** A past of so many rows in each list, one a minute, in all classes by turns. Their bets and transfers are left out. */
async function fill(owner: Database, playerId: string, rows: number): Promise<void> {
  const at = `timestamptz '2020-01-01Z' + n * interval '1 minute'`;
  await owner.pool.query(
    `INSERT INTO players (id, username, email, first_name, last_name, region_code, created_at) VALUES ($1, $1, $1, 'A', 'B', 'US-NJ', now())`,
    [playerId],
  );
  await owner.pool.query(
    `INSERT INTO player_entries (player_id, class, at, transfer_id, account, amount_cents, balance_cents)
       SELECT $1, ($2::text[])[1 + n % 6], ${at}, -n, 'CASH', 100, 100 FROM generate_series(1, $3::integer) n`,
    [playerId, MONEY, rows],
  );
  await owner.pool.query(
    `WITH added AS (
       INSERT INTO bet_entries SELECT $1, ($2::text[])[1 + n % 5], ${at}, -n, 1, 100, 100 FROM generate_series(1, $3::integer) n RETURNING *
     )
     INSERT INTO bet_entry_sports SELECT player_id, (ARRAY['football', 'tennis'])[1 + (-bet_id) % 2], class, at, bet_id, number FROM added`,
    [playerId, BETS, rows],
  );
}

/** Milliseconds of a page in the middle of a list, the median of a round. */
async function pageMs(db: Database, playerId: string, rows: number): Promise<number> {
  const times: number[] = [];
  for (let page = 0; page < PAGES_A_ROUND; page += 1) {
    const after: HistoryCursor = { micros: START_MICROS + Math.floor(rows / 2) * STEP_MICROS + page, keys: [0, 0] };
    const began = performance.now();
    const read = [
      await listTransactions(db, playerId, MONEY, ALWAYS, PAGE, after),
      await listBetEntries(db, playerId, BETS, ALWAYS, PAGE, after),
      await listBetEntries(db, playerId, BETS, ALWAYS, PAGE, after, 'tennis'),
    ];
    times.push(performance.now() - began);
    if (!read.every(({ hasNextPage }) => hasNextPage)) throw new Error('A page is not full');
  }
  return median(times);
}

/** A page in the middle of a past of a million rows, against one of a thousand: transactions, bets, and bets of one sport. */
export const history: Benchmark = {
  name: 'history',
  async run(log) {
    const cluster = await startPostgresCluster();
    const owner = createOwnerDatabase(cluster.url);
    const db = createDatabase(cluster.url, 4);
    try {
      await migrate(owner, { sandbox: true });
      await fill(owner, 'many', MANY);
      await fill(owner, 'few', FEW);
      await owner.pool.query('VACUUM ANALYZE player_entries, bet_entries, bet_entry_sports');
      const measure = (rounds: number) =>
        inTurns(
          rounds,
          () => pageMs(db, 'many', MANY),
          () => pageMs(db, 'few', FEW),
        );
      await measure(WARM_ROUNDS);
      const { product, rival } = await measure(ROUNDS);
      log(`three pages: ${median(product).toFixed(2)} ms of a million rows, ${median(rival).toFixed(2)} ms of a thousand`);
      return [staysWithin('history: pages of a million rows', 'ms', median(product), median(rival), 1.5)];
    } finally {
      await db.close();
      await owner.close();
      await cluster.stop();
    }
  },
};
