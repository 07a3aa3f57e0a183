import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyFeed } from '../../server/feed/index.ts';
import { nfl, upcomingEvent } from '../feed/support/samples.ts';
import { logIn } from '../support/apiClient.ts';
import { until } from '../support/until.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer({ simulated: true });
});
afterAll(() => server.close());

it('a reset restores the simulation of its seed, and nothing of the state before', async () => {
  const slate = async () => {
    await server.post('/sandbox/feed', { paused: true });
    const { body } = await server.get('/sandbox/events?status=PRE_GAME');
    return (body as { id: string; markets: { id: string; selections: { id: string }[] }[] }[]).map(({ id, markets }) => [
      id,
      markets.map((market) => [market.id, market.selections.map((selection) => selection.id)]),
    ]);
  };
  await server.post('/sandbox/players', { username: 'gone' });
  await server.post('/sandbox/flags', { gone: true });
  expect((await server.post('/sandbox/reset', { seed: 7 })).status).toBe(200);
  const first = await slate();
  expect(first.length).toBeGreaterThan(10);
  await applyFeed(server.deps, [nfl, upcomingEvent('imported')]);
  expect(await slate()).not.toEqual(first);
  await server.post('/sandbox/reset', { seed: 7 });
  expect(await slate()).toEqual(first);
  expect((await server.get('/sandbox/flags')).body).toEqual({});
  expect((await server.post('/sandbox/players', { username: 'gone' })).status).toBe(201);
  expect((await logIn(server.url, 'demo', 'slipstream-demo')).user_id).toBe('player-demo');
  expect((await server.get('/sandbox/audit')).body).toMatchObject({ balanced: true, bets: 0 });
});

it('a reset is tried again where a job and it wait for each other', async () => {
  const job = await server.scratch.db.pool.connect();
  await job.query('BEGIN; SELECT FROM payments');
  const reset = server.post('/sandbox/reset', { seed: 7 });
  const waits = `SELECT FROM pg_locks JOIN pg_class ON pg_class.oid = relation WHERE NOT granted AND relname = 'payments'`;
  await until(async () => (await server.scratch.owner.pool.query(waits)).rowCount === 1);
  // The reset has waited for longer, so that PostgreSQL ends it and lets the job go on.
  await job.query('SELECT FROM ledger_accounts');
  await job.query('COMMIT');
  job.release();
  expect((await reset).status).toBe(200);
});
