import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/store/database.ts';
import { npmRun } from '../commands/support/npmRun.ts';
import { type ProductServer, startProductServer } from '../support/productServer.ts';
import { type ScratchDatabase, scratchDatabase } from '../support/scratchDatabase.ts';
import { until } from '../support/until.ts';

describe('a server in production mode, without a sandbox', () => {
  let scratch: ScratchDatabase;
  let server: ProductServer;
  let db: Database;
  let addresses: Awaited<ReturnType<ScratchDatabase['productionEnvironment']>>;

  const start = (): Promise<ProductServer> =>
    startProductServer({
      environment: { NODE_ENV: 'production', SANDBOX: 'false', ...addresses },
    });

  beforeAll(async () => {
    scratch = await scratchDatabase();
    addresses = await scratch.productionEnvironment();
    db = scratch.db;
    server = await start();
  });
  afterAll(async () => {
    await server?.stop();
    await scratch?.drop();
  });

  async function importGame(game: Record<string, unknown>): Promise<void> {
    const file = path.join(server.dataDir, 'game.json');
    await writeFile(file, JSON.stringify([game]));
    const { code, stderr } = await npmRun(['feed:import', '--', '--odds-api', file], '', addresses);
    expect(code, stderr).toBe(0);
  }

  const game = (startsAt: Date): Record<string, unknown> => ({
    id: 'next',
    sport_key: 'americanfootball_nfl',
    sport_title: 'NFL',
    commence_time: startsAt.toISOString(),
    home_team: 'Buffalo Bills',
    away_team: 'Kansas City Chiefs',
    bookmakers: [
      {
        key: 'b',
        markets: [
          {
            key: 'h2h',
            outcomes: [
              { name: 'Buffalo Bills', price: -142 },
              { name: 'Kansas City Chiefs', price: 120 },
            ],
          },
        ],
      },
    ],
  });

  const event = () =>
    db.query
      .selectFrom('events')
      .innerJoin('markets', 'markets.event_id', 'events.id')
      .select(['events.status', 'markets.status as market'])
      .where('events.id', '=', 'odds-api-next')
      .executeTakeFirst();

  it('closes an imported game at its start', async () => {
    const startsAt = new Date(Date.now() + 86_400_000);
    await importGame(game(startsAt));
    expect(await event()).toEqual({ status: 'PRE_GAME', market: 'OPEN' });
    // Only the time of day has to pass its start for the server to close it.
    await db.query.updateTable('events').set({ starts_at: new Date() }).where('id', '=', 'odds-api-next').execute();
    await until(async () => (await event())?.status === 'IN_PLAY', 5_000);
    expect(await event()).toEqual({ status: 'IN_PLAY', market: 'HIDDEN' });
  });

  it('is killed with a result that settlement has not taken: the next one records it before it is ready', async () => {
    await server.kill();
    // The state after an import that dies between its two transactions.
    await db.query.updateTable('events').set({ status: 'FINISHED' }).where('id', '=', 'odds-api-next').execute();
    await db.query
      .insertInto('feed_results')
      .values({ event_id: 'odds-api-next', result: JSON.stringify({ homeScore: 24, awayScore: 20 }) })
      .execute();
    server = await start();
    expect(await db.query.selectFrom('results').select(['event_id', 'home_score', 'away_score']).execute()).toEqual([
      { event_id: 'odds-api-next', home_score: 24, away_score: 20 },
    ]);
    expect(await db.query.selectFrom('feed_results').selectAll().execute()).toEqual([]);
  });
});
