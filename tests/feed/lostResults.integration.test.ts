import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contexts } from '../../server/contexts.ts';
import { withFeedLock, writeChanges } from '../../server/feed/feedTransaction.ts';
import { applyFeed, applyManual, type FeedChange } from '../../server/feed/index.ts';
import { type BackgroundWork, createWork } from '../../server/jobs/work.ts';
import { settlePending } from '../../server/store/settlement/index.ts';
import { type MoneyFixture, makeMoneyFixture, type Player, parlay, straight } from '../money/support/moneyFixture.ts';
import { until } from '../support/until.ts';

/** Chiefs @ Bills ends 20 to 24: the moneyline's home side at −110 pays 1,909 cents for 1,000. */
const RESULT: FeedChange = { kind: 'result', eventId: 'e1', result: { homeScore: 24, awayScore: 20 } };

let money: MoneyFixture;
let player: Player;
let server: BackgroundWork | null = null;
beforeEach(async () => {
  money = await makeMoneyFixture();
  await money.event('e1');
  player = await money.player(10_000);
  expect(await money.place(player, [straight('e1.home', 1_000)])).toMatchObject({ kind: 'PLACED' });
  await applyFeed(money.deps, [{ kind: 'eventState', eventId: 'e1', state: { status: 'IN_PLAY' } }]);
});
afterEach(async () => {
  await server?.stop();
  server = null;
  await money.drop();
});

/** The catalogue's transaction alone, as when the process dies before it delivers the result to settlement. */
async function dieAfterCatalogue(changes: readonly FeedChange[]): Promise<void> {
  await withFeedLock(
    money.deps,
    (client) => writeChanges(money.deps, client, changes),
    () => undefined,
  );
}

async function startProductionServer(): Promise<BackgroundWork> {
  const deps = { ...money.deps, config: { ...money.deps.config, sandbox: false, production: true } };
  server = createWork(deps, contexts, { gateway: null, sendMail: async () => undefined, loops: [] });
  await server.start();
  return server;
}

const isPaid = async (): Promise<boolean> => (await money.cash(player)) === 10_909;

describe('a process dies between the catalogue and settlement', () => {
  it('and a server that starts, in production and without a simulator, grades the result and pays the bet', async () => {
    await dieAfterCatalogue([RESULT]);
    expect(await money.cash(player)).toBe(9_000);
    expect(await money.deps.db.query.selectFrom('results').selectAll().execute()).toEqual([]);
    await startProductionServer();
    await until(isPaid);
    expect(await money.audit()).toMatchObject({ balanced: true });
  });

  it('and a server that runs already finds the result within seconds, also where it is another process’s', async () => {
    await startProductionServer();
    await dieAfterCatalogue([RESULT]);
    await until(isPaid);
    expect(await money.deps.db.query.selectFrom('feed_results').selectAll().execute()).toEqual([]);
  });

  it('and dies again after settlement took it: it is delivered twice and graded once', async () => {
    await startProductionServer();
    await dieAfterCatalogue([RESULT]);
    await until(isPaid);
    await money.deps.db.query
      .insertInto('feed_results')
      .values({ event_id: 'e1', result: JSON.stringify({ homeScore: 24, awayScore: 20 }) })
      .execute();
    await until(async () => (await money.deps.db.query.selectFrom('feed_results').selectAll().execute()).length === 0);
    await settlePending(money.deps);
    expect(await money.deps.db.query.selectFrom('results').select('version').execute()).toEqual([{ version: 1 }]);
    expect(await money.cash(player)).toBe(10_909);
    expect(await money.audit()).toMatchObject({ balanced: true });
  });

  it('and the same import is run again: it is harmless while the result waits, and delivers a lost one', async () => {
    await dieAfterCatalogue([RESULT]);
    expect(await applyFeed(money.deps, [RESULT])).toMatchObject({ resultsRecorded: 0, updates: [] });
    // A state that older servers, without the feed's jobs, could leave.
    await money.deps.db.query.deleteFrom('feed_results').execute();
    expect(await applyFeed(money.deps, [RESULT])).toMatchObject({ resultsRecorded: 1, updates: [] });
    expect(await applyFeed(money.deps, [RESULT])).toMatchObject({ resultsRecorded: 0, updates: [] });
    await startProductionServer();
    await until(isPaid);
  });
});

describe('the audit', () => {
  it('names a finished event without its result', async () => {
    await dieAfterCatalogue([RESULT]);
    // In the outbox: not a discrepancy yet.
    expect(await money.audit()).toMatchObject({ balanced: true });
    await money.deps.db.query
      .updateTable('feed_results')
      .set({ written_at: new Date(Date.now() - 60_000) })
      .execute();
    expect((await money.audit()).discrepancies).toEqual([
      expect.stringMatching(/^The result of event e1 has not been handed to settlement for 6\d seconds$/),
    ]);
    await money.deps.db.query.deleteFrom('feed_results').execute();
    expect((await money.audit()).discrepancies).toEqual(['Event e1 is FINISHED without a result that its bets could be graded by']);
  });

  it('names bets that a recorded result has not graded, parlays by a lost leg among them, but not those in the queue', async () => {
    await money.event('e2');
    await money.place(player, [straight('e1.away', 1_000), parlay(['e1.away', 'e2.home'], 1_000)]);
    await money.place(player, [parlay(['e1.home', 'e2.home'], 1_000)]);
    await applyFeed(money.deps, [RESULT]);
    expect(await money.audit()).toMatchObject({ balanced: true });
    await money.deps.db.query.deleteFrom('settlement_queue').execute();
    expect((await money.audit()).discrepancies).toEqual([
      expect.stringMatching(/^Bet \d+ is settled as PENDING of 0 cents, its results make it WIN of 1909$/),
      expect.stringMatching(/^Bet \d+ is settled as PENDING of 0 cents, its results make it LOSS of 0$/),
      expect.stringMatching(/^Bet \d+ is settled as PENDING of 0 cents, its results make it LOSS of 0$/),
    ]);
  });

  it('names bets that are still graded by an older result than the newest', async () => {
    await money.finish('e1', { homeScore: 24, awayScore: 20 });
    await applyManual(money.deps, [{ ...RESULT, result: { homeScore: 20, awayScore: 24 } }]);
    expect(await money.audit()).toMatchObject({ balanced: true });
    await money.deps.db.query.deleteFrom('settlement_queue').execute();
    expect((await money.audit()).discrepancies).toEqual([
      expect.stringMatching(/^Bet \d+ is settled as WIN of 1909 cents, its results make it LOSS of 0$/),
    ]);
  });
});
