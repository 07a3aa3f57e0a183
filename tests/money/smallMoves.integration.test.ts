import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestedBet } from '../../server/domain/betKinds/types.ts';
import { heldPlacements } from '../../server/jobs/heldPlacements.ts';
import { createLoops } from '../../server/platform/loop.ts';
import { findPlacement, type Hold } from '../../server/store/bets/index.ts';
import { grantReward } from '../../server/store/rewards/index.ts';
import { until } from '../support/until.ts';
import { eventOf, handHold } from './support/liveEvents.ts';
import { american, type MoneyFixture, makeMoneyFixture, NOW, parlay, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(16);
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const sql = (text: string, ...values: readonly unknown[]) => fixture.deps.db.pool.query(text, [...values]);
const live = () => eventOf(fixture, null, { inPlay: true, placeDelayMs: 3_000 });
const liabilityOf = async (event: string) =>
  (await sql('SELECT sum(cents)::bigint AS cents FROM liabilities WHERE id = $1', event)).rows[0].cents;

describe('a bet in play whose price moves (ADR 0069)', () => {
  it('ends at the price of its end where that moved the payout by less than 1 %, and the bet says so', async () => {
    const event = await live();
    // $10.00 at −110 returns $19.09; the moves are 0.5 %, 0.9 % and 1.3 %, and one up by 0.4 %.
    for (const [price, payoutCents] of [
      ['-111', 1_901],
      ['-112', 1_893],
      ['-113', null],
      ['-109', 1_917],
    ] as const) {
      const player = await fixture.player(10_000);
      const { hold, delays, end } = handHold();
      const placementId = randomUUID();
      const place = (wait: Hold) => fixture.place(player, [straight(`${event}.home`, 1_000)], placementId, wait);
      const placing = place(hold);
      await until(() => delays.length === 1);
      await fixture.setPrice(`${event}.home`, price);
      end(true);
      const placed = { kind: 'PLACED', bets: [{ potentialPayoutCents: payoutCents, legs: [{ odds: american(price) }] }] };
      const expected =
        payoutCents === null ? { kind: 'REJECTED', errors: [{ code: 'ODDS_CHANGED', odds: american(price) }] } : placed;
      expect(await placing).toMatchObject(expected);
      // Decided once: the repeated request gets the same answer and is not held.
      expect(await place(async () => expect.fail('held again'))).toMatchObject(expected);
      expect(await fixture.cash(player)).toBe(payoutCents === null ? 10_000 : 9_000);
      await fixture.setPrice(`${event}.home`, '-110');
    }
    await fixture.finish(event, { homeScore: 1, awayScore: 0 });
    expect(await liabilityOf(event)).toBe(0);
    expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  });

  it('measures every move from the price that the player was shown: two small ones are not taken for a small one', async () => {
    const event = await live();
    const player = await fixture.player(10_000);
    // Moved already when it arrives, and again while it is held.
    await fixture.setPrice(`${event}.home`, '-112');
    const { hold, delays, end } = handHold();
    const placing = fixture.place(player, [straight(`${event}.home`, 1_000)], randomUUID(), hold);
    await until(() => delays.length === 1);
    await fixture.setPrice(`${event}.home`, '-113');
    end(true);
    expect(await placing).toMatchObject({ kind: 'REJECTED', errors: [{ code: 'ODDS_CHANGED', odds: american('-113') }] });
  });

  it.each<[why: string, prepare: (event: string, playerId: string) => Promise<unknown>]>([
    ['who is to be asked', (_, playerId) => sql(`UPDATE players SET odds_acceptance = 'ASK' WHERE id = $1`, playerId)],
    ['a price before the start', (event) => sql(`UPDATE events SET status = 'PRE_GAME' WHERE id = $1`, event)],
    ['another line', (event) => sql('UPDATE selections SET points_hundredths = -300 WHERE event_id = $1', event)],
  ])('never takes a small move for %s', async (_, prepare) => {
    const event = await live();
    const player = await fixture.player(10_000);
    await fixture.setPrice(`${event}.home`, '-111');
    await prepare(event, player.playerId);
    expect(await fixture.place(player, [straight(`${event}.home`, 1_000)])).toMatchObject({
      kind: 'REJECTED',
      errors: [{ code: 'ODDS_CHANGED' }],
    });
    expect(await fixture.cash(player)).toBe(10_000);
  });

  it('takes small moves by what the player had chosen when the hold began', async () => {
    const event = await live();
    for (const [before, meanwhile, kind] of [
      ['ASK', 'BETTER', 'REJECTED'],
      ['BETTER', 'ASK', 'PLACED'],
    ] as const) {
      const player = await fixture.player(10_000);
      const choose = (choice: string) => sql('UPDATE players SET odds_acceptance = $2 WHERE id = $1', player.playerId, choice);
      await choose(before);
      const { hold, delays, end } = handHold();
      const placing = fixture.place(player, [straight(`${event}.home`, 1_000)], randomUUID(), hold);
      await until(() => delays.length === 1);
      await choose(meanwhile);
      await fixture.setPrice(`${event}.home`, '-111');
      end(true);
      expect((await placing).kind).toBe(kind);
      await fixture.setPrice(`${event}.home`, '-110');
    }
  });

  it('takes the moves of a parlay by the payout of the whole bet', async () => {
    const [one, other] = [await live(), await live()];
    const both = [`${one}.home`, `${other}.home`];
    for (const id of both) await fixture.setPrice(id, '-111');
    const bet = parlay(both, 1_000);
    // 36.45 to 36.13 is 0.9 %; with 35.82 it is 1.7 %.
    expect(await fixture.place(await fixture.player(10_000), [bet])).toMatchObject({ bets: [{ potentialPayoutCents: 3_613 }] });
    for (const id of both) await fixture.setPrice(id, '-112');
    expect(await fixture.place(await fixture.player(10_000), [bet])).toMatchObject({ kind: 'REJECTED' });
  });

  it('keeps the move of one leg where another moves later', async () => {
    const [one, other] = [await live(), await live()];
    await fixture.setPrice(`${one}.home`, '-111');
    const { hold, delays, end } = handHold();
    const bet = parlay([`${one}.home`, `${other}.home`], 1_000);
    const placing = fixture.place(await fixture.player(10_000), [bet], randomUUID(), hold);
    await until(() => delays.length === 1);
    await fixture.setPrice(`${other}.home`, '-111');
    end(true);
    expect(await placing).toMatchObject({ kind: 'PLACED', bets: [{ potentialPayoutCents: 3_613 }] });
  });

  it('takes no small move to a price that the reward of the bet is not for', async () => {
    const event = await live();
    const player = await fixture.player(10_000);
    const expiresAt = new Date(NOW.getTime() + 86_400_000);
    const boost = { kind: 'PROFIT_BOOST', title: 'Boost', percent: 50, maximumAmountCents: 5_000, expiresAt } as const;
    const terms = { restrictions: { minimumOdds: american('-111') } };
    const boosted = async (price: string) => {
      const id = await grantReward(fixture.deps.db.query, player.playerId, { ...boost, ...terms }, NOW);
      const { hold, delays, end } = handHold();
      const bet: RequestedBet = { ...straight(`${event}.home`, 1_000), reward: { kind: 'PROFIT_BOOST', id } };
      const placing = fixture.place(player, [bet], randomUUID(), hold);
      await until(() => delays.length === 1);
      await fixture.setPrice(`${event}.home`, price);
      end(true);
      const outcome = await placing;
      await fixture.setPrice(`${event}.home`, '-110');
      return outcome;
    };
    // The profit of $9.01 and half of it.
    expect(await boosted('-111')).toMatchObject({ kind: 'PLACED', bets: [{ potentialPayoutCents: 2_351 }] });
    // 0.95 % of the boosted payout.
    await fixture.setPrice(`${event}.home`, '-110');
    expect(await boosted('-112')).toMatchObject({ kind: 'REJECTED', errors: [{ code: 'ODDS_CHANGED' }] });
  });

  it('takes a small move only up to the caps of its liability', async () => {
    const event = await live();
    // It wins $9.09; at −109 it would win $9.17.
    await fixture.owner.pool.query(`INSERT INTO liability_caps (scope, id, cents) VALUES ('EVENT', $1, 912)`, [event]);
    for (const [price, expected] of [
      ['-109', { kind: 'REJECTED', errors: [{ code: 'LIABILITY_LIMIT', maximumStakeCents: 994 }] }],
      ['-111', { kind: 'PLACED', bets: [{ potentialPayoutCents: 1_901 }] }],
    ] as const) {
      const { hold, delays, end } = handHold();
      const placing = fixture.place(await fixture.player(10_000), [straight(`${event}.home`, 1_000)], randomUUID(), hold);
      await until(() => delays.length === 1);
      await fixture.setPrice(`${event}.home`, price);
      end(true);
      expect(await placing).toMatchObject(expected);
      expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
      await fixture.setPrice(`${event}.home`, '-110');
    }
    await fixture.owner.pool.query(`DELETE FROM liability_caps WHERE id = $1`, [event]);
  });

  it('ends with one decision at the moved price where another server ends it, for all who ask', async () => {
    const event = await live();
    const player = await fixture.player(10_000);
    const id = randomUUID();
    const bets = [straight(`${event}.home`, 1_000)];
    // Moved before the hold and during it: 0.5 %, then 0.9 % of what was shown.
    await fixture.setPrice(`${event}.home`, '-111');
    expect(await fixture.place(player, bets, id, async () => false)).toEqual({ kind: 'NOT_DECIDED' });
    await fixture.setPrice(`${event}.home`, '-112');
    await fixture.owner.pool.query(`UPDATE money_requests SET due_at = clock_timestamp() - interval '5 seconds' WHERE id = $1`, [
      id,
    ]);
    const servers = [1, 2].map(() => createLoops(fixture.deps, [heldPlacements(fixture.deps)]));
    for (const server of servers) await server.start();
    const answers = await Promise.all([fixture.place(player, bets, id), fixture.place(player, bets, id)]);
    await until(async () => (await sql('SELECT FROM held_placements WHERE player_id = $1', player.playerId)).rowCount === 0);
    for (const server of servers) await server.stop();
    const placed = { kind: 'PLACED', bets: [{ potentialPayoutCents: 1_893, legs: [{ odds: american('-112') }] }] };
    for (const answer of [...answers, await findPlacement(fixture.deps.db, player.playerId, id)])
      expect(answer).toMatchObject(placed);
    expect(await fixture.cash(player)).toBe(9_000);
    expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
    await fixture.finish(event, { homeScore: 1, awayScore: 0 });
    expect(await fixture.cash(player)).toBe(10_893);
    expect(await liabilityOf(event)).toBe(0);
    expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  });
});
