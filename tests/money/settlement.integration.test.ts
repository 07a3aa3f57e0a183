import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoops } from '../../server/platform/loop.ts';
import { listBets, readBets } from '../../server/store/bets/index.ts';
import { createDatabase } from '../../server/store/database.ts';
import { recordResult, settlementLoop, settlePending } from '../../server/store/settlement/index.ts';
import { until } from '../support/until.ts';
import { type MoneyFixture, makeMoneyFixture, type Player, parlay, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(16);
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

async function events(count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) await fixture.event(id);
  return ids;
}

async function placed(player: Player, bets: Parameters<MoneyFixture['place']>[1]): Promise<readonly number[]> {
  const outcome = await fixture.place(player, bets);
  if (outcome.kind !== 'PLACED') throw new Error(JSON.stringify(outcome));
  return outcome.bets.map((bet) => bet.id);
}

async function bet(id: number | undefined) {
  const [found] = await readBets(fixture.deps.db, [id ?? 0]);
  if (!found) throw new Error(`no bet ${id}`);
  return found;
}

describe('settlement', () => {
  it('grades win, loss and push of straights, and pays to the cent', async () => {
    const [event = ''] = await events(1);
    const player = await fixture.player(100_000);
    const ids = await placed(player, [
      straight(`${event}.home`, 1_000),
      straight(`${event}.away`, 1_000),
      straight(`${event}.over`, 1_000),
      straight(`${event}.minus`, 1_000),
    ]);
    await fixture.finish(event, { homeScore: 24, awayScore: 20 });
    const bets = await Promise.all(ids.map(bet));
    expect(bets.map((each) => [each.outcome, each.payoutCents])).toEqual([
      ['WIN', 1_909],
      ['LOSS', 0],
      ['LOSS', 0],
      ['LOSS', 0],
    ]);
    expect(await fixture.cash(player)).toBe(100_000 - 4_000 + 1_909);
    const [tied = ''] = await events(1);
    const [tie] = await placed(player, [straight(`${tied}.home`, 500)]);
    await fixture.finish(tied, { homeScore: 3, awayScore: 3 });
    expect(await bet(tie)).toMatchObject({ outcome: 'PUSH', payoutCents: 500, regraded: false });
  });

  it('returns the stakes of a void event', async () => {
    const [event = ''] = await events(1);
    const player = await fixture.player(1_000);
    const [id] = await placed(player, [straight(`${event}.home`, 1_000)]);
    await fixture.finish(event, { void: true });
    expect(await bet(id)).toMatchObject({ outcome: 'VOIDED', payoutCents: 1_000 });
    expect(await fixture.cash(player)).toBe(1_000);
  });

  it('waits for the last leg of a parlay, removes pushes, and loses at once with a lost leg', async () => {
    const [a = '', b = '', c = ''] = await events(3);
    const player = await fixture.player(10_000);
    const [three, two] = await placed(player, [
      parlay([`${a}.home`, `${b}.home`, `${c}.home`], 1_000),
      { ...parlay([`${a}.away`, `${c}.home`], 1_000), draftBetId: 'other' },
    ]);
    await fixture.finish(a, { homeScore: 7, awayScore: 0 });
    expect(await bet(three)).toMatchObject({
      outcome: 'PENDING',
      legs: [{ grade: 'WIN' }, { grade: 'PENDING' }, { grade: 'PENDING' }],
    });
    expect(await bet(two)).toMatchObject({ outcome: 'LOSS', payoutCents: 0 });
    await fixture.finish(b, { homeScore: 7, awayScore: 7 });
    await fixture.finish(c, { homeScore: 7, awayScore: 0 });
    expect(await bet(three)).toMatchObject({ outcome: 'WIN', payoutCents: 3_645 });
    expect((await bet(two)).outcome).toBe('LOSS');
    expect(await fixture.cash(player)).toBe(8_000 + 3_645);
  });

  it('re-grades by reversing and posting anew, open again included, and says so', async () => {
    const [a = '', b = ''] = await events(2);
    const player = await fixture.player(10_000);
    const [id] = await placed(player, [parlay([`${a}.home`, `${b}.home`], 1_000)]);
    await fixture.finish(a, { homeScore: 0, awayScore: 1 });
    expect(await bet(id)).toMatchObject({ outcome: 'LOSS' });
    await fixture.finish(a, { homeScore: 1, awayScore: 0 });
    expect(await bet(id)).toMatchObject({ outcome: 'PENDING', settledAt: null, regraded: true });
    await fixture.finish(b, { homeScore: 1, awayScore: 0 });
    expect(await bet(id)).toMatchObject({ outcome: 'WIN', payoutCents: 3_645 });
    await fixture.finish(b, { void: true });
    expect(await bet(id)).toMatchObject({ outcome: 'WIN', payoutCents: 1_909 });
    expect(await fixture.cash(player)).toBe(9_000 + 1_909);
    const { rows } = await fixture.deps.db.pool.query<{ reference: string }>(
      'SELECT reference FROM ledger_transfers WHERE bet_id = $1 ORDER BY id',
      [id],
    );
    expect(rows.map((row) => row.reference)).toEqual([`stake:${id}`, `payout:${id}:3`, `payout:${id}:4`, `reverse-payout:${id}:3`]);
  });

  it('does nothing where a result is repeated, and grades nothing twice', async () => {
    const [event = ''] = await events(1);
    const player = await fixture.player(1_000);
    const [id] = await placed(player, [straight(`${event}.home`, 1_000)]);
    const first = await recordResult(fixture.deps, event, { homeScore: 2, awayScore: 1 });
    expect(first).toEqual({ ok: true, value: { version: 1, changed: true } });
    expect(await settlePending(fixture.deps)).toBe(1);
    expect(await recordResult(fixture.deps, event, { homeScore: 2, awayScore: 1 })).toMatchObject({ value: { changed: false } });
    expect(await settlePending(fixture.deps)).toBe(0);
    expect((await bet(id)).regraded).toBe(false);
    expect(await recordResult(fixture.deps, 'nowhere', { void: true })).toEqual({ ok: false, error: 'UNKNOWN_EVENT' });
    expect(await recordResult(fixture.deps, event, { homeScore: -1, awayScore: 1 })).toEqual({ ok: false, error: 'NOT_A_SCORE' });
  });

  it('refuses periods that are not the score, and leaves out those of play that a score by hand contradicts', async () => {
    const [event = ''] = await events(1);
    const quarter = (home: number, away: number) => ({ home, away, kind: 'REGULATION' as const });
    const periods = [quarter(7, 0), quarter(7, 10), quarter(0, 3), quarter(3, 0)];
    const given = (homeScore: number) => recordResult(fixture.deps, event, { homeScore, awayScore: 13, periods });
    expect(await given(20)).toEqual({ ok: false, error: 'PERIODS_DIFFER' });
    expect(await given(17)).toMatchObject({ ok: true });
    const soFar = periods.map(({ home, away }, index) => ({ label: `Q${index + 1}`, home, away }));
    await fixture.owner.pool.query('UPDATE events SET periods = $2 WHERE id = $1', [event, JSON.stringify(soFar)]);
    await recordResult(fixture.deps, event, { homeScore: 24, awayScore: 13 });
    const { rows } = await fixture.owner.pool.query(
      'SELECT jsonb_array_length(periods) AS periods FROM results WHERE event_id = $1 ORDER BY version',
      [event],
    );
    expect(rows).toEqual([{ periods: 4 }, { periods: 3 }]);
  });

  it('never overdraws a player: what is spent is owed, and a correction of the correction ends where it began', async () => {
    const [event = '', other = ''] = await events(2);
    const player = await fixture.player(1_000);
    await placed(player, [straight(`${event}.home`, 1_000)]);
    await fixture.finish(event, { homeScore: 1, awayScore: 0 });
    await placed(player, [straight(`${other}.home`, 1_500)]);
    expect(await fixture.cash(player)).toBe(409);
    await fixture.finish(event, { homeScore: 0, awayScore: 1 });
    expect(await fixture.cash(player)).toBe(0);
    const owed = async () =>
      (
        await fixture.deps.db.pool.query<{ balance_cents: number }>(
          `SELECT balance_cents FROM ledger_accounts WHERE player_id = $1 AND kind = 'RECEIVABLE'`,
          [player.playerId],
        )
      ).rows[0]?.balance_cents;
    expect(await owed()).toBe(-1_500);
    await fixture.finish(event, { homeScore: 1, awayScore: 0 });
    expect(await fixture.cash(player)).toBe(409);
    expect(await owed()).toBe(0);
  });

  it('settles every bet once with several workers at once, killed ones among them', async () => {
    const [a = '', b = ''] = await events(2);
    const players = await Promise.all(Array.from({ length: 5 }, () => fixture.player(1_000_000)));
    const count = 90;
    for (let round = 0; round < count; round += 1)
      await Promise.all(players.map((player) => placed(player, [parlay([`${a}.home`, `${b}.home`], 1_000)])));
    await recordResult(fixture.deps, a, { homeScore: 1, awayScore: 0 });
    await recordResult(fixture.deps, b, { homeScore: 1, awayScore: 0 });

    // A worker whose connection is cut in the middle of its work equals a killed one.
    const doomed = createDatabase(`${fixture.url}?application_name=doomed`, 2);
    let over = false;
    const killed = settlePending({ ...fixture.deps, db: doomed }).finally(() => {
      over = true;
    });
    const outcome = expect(killed).rejects.toThrow();
    while (!over)
      await fixture.owner.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'doomed' AND xact_start IS NOT NULL`,
      );
    await outcome;
    await doomed.close();

    const fixtures = [createDatabase(fixture.url, 2), createDatabase(fixture.url, 2), createDatabase(fixture.url, 2)];
    await Promise.all(fixtures.map((db) => settlePending({ ...fixture.deps, db })));
    for (const player of players) {
      expect(await fixture.cash(player)).toBe(1_000_000 + count * (3_645 - 1_000));
      const page = await listBets(fixture.deps.db, player.playerId, 'SETTLED', 1, null);
      expect(page).toMatchObject({ totalCount: count, totalPayoutCents: count * 3_645, hasNextPage: true });
    }
    await Promise.all(fixtures.map((db) => db.close()));
  });

  it('misses no bet that is placed while its event ends', async () => {
    const [event = ''] = await events(1);
    const players = await Promise.all(Array.from({ length: 6 }, () => fixture.player(100_000)));
    const attempts = players.flatMap((player) =>
      Array.from({ length: 20 }, () => fixture.place(player, [straight(`${event}.home`, 100)])),
    );
    const result = recordResult(fixture.deps, event, { homeScore: 1, awayScore: 0 });
    const outcomes = await Promise.all(attempts);
    await result;
    await settlePending(fixture.deps);
    const ids = outcomes.flatMap((outcome) => (outcome.kind === 'PLACED' ? outcome.bets.map((each) => each.id) : []));
    const rest = outcomes.filter((outcome) => outcome.kind !== 'PLACED');
    for (const outcome of rest) expect(outcome).toMatchObject({ errors: [{ code: 'EVENT_NOT_OPEN' }] });
    for (const each of await readBets(fixture.deps.db, ids)) expect(each.outcome).toBe('WIN');
  });

  it('starts with a published result, and informs the player', async () => {
    const [event = ''] = await events(1);
    const player = await fixture.player(1_000);
    const [id] = await placed(player, [straight(`${event}.home`, 1_000)]);
    const settlement = createLoops(fixture.deps, [settlementLoop(fixture.deps)]);
    await settlement.start();
    await recordResult(fixture.deps, event, { homeScore: 1, awayScore: 0 });
    await until(async () => (await bet(id)).outcome === 'WIN');
    await settlement.stop();
    const topics = fixture.published.filter(({ message }) => message === JSON.stringify({ betId: String(id) }));
    expect(topics).toHaveLength(2);
    expect(topics[1]?.topic).toBe(`bets:${player.playerId}`);
  });

  it('grades markets on a part of the event by the periods that were recorded', async () => {
    const [event = ''] = await events(1);
    const { query } = fixture.deps.db;
    await query
      .updateTable('markets')
      .set({ subject: JSON.stringify({ periods: { from: 1, to: 2 } }) })
      .where('id', '=', `${event}-MONEYLINE`)
      .execute();
    await query
      .updateTable('markets')
      .set({ subject: JSON.stringify({ periods: { from: 1, to: 4 } }) })
      .where('id', '=', `${event}-TOTAL`)
      .execute();
    const player = await fixture.player(10_000);
    const [half, whole] = await placed(player, [straight(`${event}.away`, 100), straight(`${event}.over`, 100)]);
    const periods = [
      { label: '1', home: 0, away: 7 },
      { label: '2', home: 3, away: 0 },
    ];
    await query
      .updateTable('events')
      .set({ periods: JSON.stringify(periods) })
      .where('id', '=', event)
      .execute();
    await fixture.finish(event, { homeScore: 30, awayScore: 20 });
    expect(await bet(half)).toMatchObject({ outcome: 'WIN', legs: [{ grade: 'WIN' }] });
    expect(await bet(whole)).toMatchObject({ outcome: 'VOIDED' });
  });
});
