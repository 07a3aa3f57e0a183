import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeBets } from '../../server/store/bets/index.ts';
import { audit } from '../../server/store/ledger/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, parlay, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(8, { PARLAY_PLUS: 'reduce' });
});
afterAll(() => fixture.drop());

let events = 0;

async function newEvent(): Promise<string> {
  events += 1;
  await fixture.event(`p${events}`);
  return `p${events}`;
}

async function betsOf(playerId: string) {
  const { rows } = await fixture.deps.db.pool.query<Record<string, unknown>>(
    `SELECT b.kind, b.potential_payout_cents, s.outcome, s.payout_cents FROM bets b
       LEFT JOIN LATERAL (SELECT * FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true WHERE b.player_id = $1`,
    [playerId],
  );
  return rows;
}

describe('a parlay-plus', () => {
  it('pays legs on one number as one, and others as their product; a push is removed', async () => {
    const player = await fixture.player(1_000);
    const id = await newEvent();
    // Away minus 2.5 and away to win are one lead; over 47.5 is the total: 21/11 · 21/11, not three times.
    await fixture.place(player, [parlay([`${id}.minus`, `${id}.away`, `${id}.over`], 1_000)]);
    expect(await betsOf(player.playerId)).toMatchObject([{ kind: 'PARLAY_PLUS', potential_payout_cents: 3_645 }]);
    await fixture.finish(id, { homeScore: 20, awayScore: 30 });
    expect(await fixture.cash(player)).toBe(3_645);
    await fixture.finish(id, { homeScore: 28, awayScore: 30 });
    expect(await fixture.cash(player)).toBe(0);
    await fixture.finish(id, { homeScore: 20, awayScore: 30 });
    expect(await fixture.cash(player)).toBe(3_645);
    expect(await fixture.audit()).toMatchObject({ balanced: true });
  });

  it('whose game has begun once it is decided is refused, and of a competition that was not measured too', async () => {
    const player = await fixture.player(10_000);
    const [live, id] = [await newEvent(), await newEvent()];
    const { pool } = fixture.deps.db;
    await pool.query(`UPDATE events SET status = 'IN_PLAY' WHERE id = $1`, [live]);
    await pool.query('UPDATE markets SET place_delay_ms = 1000, priced_at = $2 WHERE event_id = ANY($1)', [[live, id], NOW]);
    const bets = [straight(`${live}.home`, 100), parlay([`${id}.home`, `${id}.over`], 100)];
    // The other bet of the placement is held: in this time the event changes.
    const placedAfter = (text: string) =>
      fixture.place(player, bets, undefined, async () => {
        await pool.query(text);
        return true;
      });
    const refused = { kind: 'REJECTED', errors: [{ code: 'RELATED_OUTCOMES', draftBetId: 'parlay' }] };
    expect(await placedAfter(`UPDATE competitions SET competition = 'ncaaf'`)).toMatchObject(refused);
    await pool.query(`UPDATE competitions SET competition = 'nfl'`);
    expect(await placedAfter(`UPDATE events SET status = 'IN_PLAY' WHERE id = '${id}'`)).toMatchObject(refused);
    expect(await fixture.place(player, bets.slice(1))).toMatchObject(refused);
    expect(await fixture.cash(player)).toBe(10_000);
  });

  it('returns the stake at a push where the brand says so, by the rule it was placed with', async () => {
    const other = await makeMoneyFixture(8, { PARLAY_PLUS: 'reduce' });
    const refunding = { ...other.deps, config: { ...other.deps.config, parlayPlus: 'REFUND' as const } };
    const results: Record<string, number> = {};
    for (const { deps, rule } of [
      { deps: refunding, rule: 'REFUND' },
      { deps: other.deps, rule: 'REDUCE' },
    ]) {
      const player = await other.player(1_000);
      await other.event(rule);
      await placeBets(
        deps,
        { ...player, placementId: rule, bets: [parlay([`${rule}.away`, `${rule}.under`], 1_000)] },
        async () => true,
      );
      // A tie: the moneyline pushes, the total wins.
      await other.finish(rule, { homeScore: 10, awayScore: 10 });
      results[rule] = await other.cash(player);
    }
    expect(results).toEqual({ REFUND: 1_000, REDUCE: 1_909 });
    expect(await audit(other.deps.db, other.deps.clock.now())).toMatchObject({ balanced: true });
    await other.drop();
  });

  it('counts for the liability of its event once', async () => {
    const player = await fixture.player(10_000);
    const id = await newEvent();
    const heldBy = async (event = id) => {
      const { rows } = await fixture.deps.db.pool.query<{ cents: number }>(
        `SELECT coalesce(sum(cents), 0)::int AS cents FROM liabilities WHERE scope = 'EVENT' AND id = $1`,
        [event],
      );
      return rows[0]?.cents;
    };
    await fixture.place(player, [parlay([`${id}.minus`, `${id}.over`], 1_000)]);
    expect(await heldBy()).toBe(2_645);
    await fixture.place(player, [straight(`${id}.home`, 1_100)]);
    expect(await heldBy()).toBe(3_645);
    expect(await fixture.audit()).toMatchObject({ balanced: true });
    await fixture.finish(id, { homeScore: 0, awayScore: 60 });
    expect(await heldBy()).toBe(0);
    expect(await fixture.audit()).toMatchObject({ balanced: true });
    // Each bet of a placement counts by itself.
    const next = await newEvent();
    await fixture.place(player, [straight(`${next}.home`, 1_100), parlay([`${next}.minus`, `${next}.over`], 1_000)]);
    expect(await heldBy(next)).toBe(3_645);
    expect(await fixture.audit()).toMatchObject({ balanced: true });
  });

  it('is refused at a cap of its event, with the largest stake that fits', async () => {
    const player = await fixture.player(100_000);
    const id = await newEvent();
    await fixture.owner.pool.query(`INSERT INTO liability_caps (scope, id, cents) VALUES ('EVENT', $1, 2645)`, [id]);
    const legs = [`${id}.minus`, `${id}.over`];
    expect(await fixture.place(player, [parlay(legs, 1_001)])).toMatchObject({
      kind: 'REJECTED',
      errors: [{ code: 'LIABILITY_LIMIT', maximumStakeCents: 1_000 }],
    });
    expect(await fixture.place(player, [parlay(legs, 1_000)])).toMatchObject({ kind: 'PLACED' });
  });

  it('one of 100 simultaneous placements with funds for one is placed', async () => {
    const player = await fixture.player(100);
    const id = await newEvent();
    const bet = parlay([`${id}.minus`, `${id}.over`], 100);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => fixture.place(player, [bet])));
    expect(outcomes.filter(({ kind }) => kind === 'PLACED')).toHaveLength(1);
    expect(await fixture.cash(player)).toBe(0);
    expect(await fixture.audit()).toMatchObject({ balanced: true });
  });
});
