import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAXIMUM_TEASER_LEGS } from '../../server/domain/betKinds/teaser.ts';
import { TEASER_LEVELS } from '../../server/domain/betKinds/teaserTable.ts';
import type { ResultInput } from '../../server/store/settlement/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, straight, teaser } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterAll(() => fixture.drop());

let events = 0;

async function newEvents(count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, index) => `t${events + index}`);
  events += count;
  for (const id of ids) await fixture.event(id);
  return ids;
}

async function settled(playerId: string) {
  const { rows } = await fixture.deps.db.pool.query<Record<string, unknown>>(
    `SELECT b.kind, s.outcome, s.payout_cents FROM bets b
       LEFT JOIN LATERAL (SELECT * FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true WHERE b.player_id = $1`,
    [playerId],
  );
  return rows;
}

// Away minus 2.5 with six points is plus 3.5, over 47.5 with six points is over 41.5.
const AWAY_LOSES_BY = (points: number): ResultInput => ({ homeScore: points, awayScore: 0 });
const TOTAL_OF = (points: number): ResultInput => ({ homeScore: points, awayScore: 0 });

describe('a teaser', () => {
  it('the table’s best price is the most that the database takes, for any number of legs', async () => {
    const prices = TEASER_LEVELS.flatMap(({ pays }) => Object.values(pays));
    for (let legs = 2; legs <= MAXIMUM_TEASER_LEGS; legs += 1) {
      const best = Math.max(
        ...prices.map((pays) => {
          const price = pays[legs - 2];
          return price ? price.numerator / price.denominator : 0;
        }),
      );
      const returned = async (numerator: number) => {
        const pays = Array.from({ length: legs - 1 }, () => ({ numerator, denominator: 1 }));
        const { rows } = await fixture.owner.pool.query<{ most: number | null }>('SELECT return_of_teaser($1, $2) AS most', [
          legs,
          { pays },
        ]);
        return rows[0]?.most;
      };
      expect([legs, await returned(best), await returned(best + 0.001)]).toEqual([legs, expect.closeTo(1 + best, 9), null]);
    }
  });

  it('is graded on its teased lines and pays the price of the table', async () => {
    const player = await fixture.player(11_500);
    const [first = '', second = ''] = await newEvents(2);
    await fixture.place(player, [teaser([`${first}.minus`, `${second}.over`], 11_500, 600)]);
    await fixture.finish(first, AWAY_LOSES_BY(3));
    await fixture.finish(second, TOTAL_OF(42));
    expect(await settled(player.playerId)).toMatchObject([{ kind: 'TEASER', outcome: 'WIN', payout_cents: 21_500 }]);
    // A correction by one point loses it, and back wins it.
    await fixture.finish(first, AWAY_LOSES_BY(4));
    expect(await fixture.cash(player)).toBe(0);
    await fixture.finish(first, AWAY_LOSES_BY(3));
    expect(await fixture.cash(player)).toBe(21_500);
    expect(await fixture.audit()).toMatchObject({ balanced: true });
  });

  it('is reduced by a void leg to the price of the others, and with one left returns the stake', async () => {
    const player = await fixture.player(2_000);
    const legs = await newEvents(3);
    await fixture.place(player, [
      teaser(
        legs.map((id) => `${id}.minus`),
        1_000,
        600,
      ),
    ]);
    const [first = '', second = '', third = ''] = legs;
    await fixture.finish(first, AWAY_LOSES_BY(0));
    await fixture.finish(second, AWAY_LOSES_BY(0));
    await fixture.finish(third, { void: true });
    expect(await settled(player.playerId)).toMatchObject([{ outcome: 'WIN', payout_cents: 1_870 }]);
    await fixture.finish(second, { void: true });
    expect(await settled(player.playerId)).toMatchObject([{ outcome: 'REFUND', payout_cents: 1_000 }]);
    expect(await fixture.cash(player)).toBe(2_000);
    expect(await fixture.audit()).toMatchObject({ balanced: true });
  });

  it('one of 100 simultaneous placements with funds for one is placed', async () => {
    const player = await fixture.player(100);
    const legs = await newEvents(2);
    const bet = teaser(
      legs.map((id) => `${id}.minus`),
      100,
      600,
    );
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => fixture.place(player, [bet])));
    expect(outcomes.filter(({ kind }) => kind === 'PLACED')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'REJECTED')).toHaveLength(99);
    expect(await fixture.cash(player)).toBe(0);
  });

  it('whose leg has begun, or is no main line any more, once it is decided is refused', async () => {
    const player = await fixture.player(10_000);
    const [live = '', first = '', second = ''] = await newEvents(3);
    const { pool } = fixture.deps.db;
    await pool.query(`UPDATE events SET status = 'IN_PLAY' WHERE id = $1`, [live]);
    await pool.query('UPDATE markets SET place_delay_ms = 1000, priced_at = $2 WHERE event_id = ANY($1)', [[live, second], NOW]);
    const bets = [straight(`${live}.home`, 100), teaser([`${first}.minus`, `${second}.over`], 100, 600)];
    // The other bet of the placement is held: in this time the status changes.
    const placedAfter = (text: string) =>
      fixture.place(player, bets, undefined, async () => {
        await pool.query(text, [second]);
        return true;
      });
    const refused = { kind: 'REJECTED', errors: [{ code: 'NOT_TEASABLE', draftBetId: 'teaser', selectionId: `${second}.over` }] };
    expect(await placedAfter('UPDATE markets SET main = false WHERE event_id = $1')).toMatchObject(refused);
    await pool.query('UPDATE markets SET main = true WHERE event_id = $1', [second]);
    expect(await placedAfter(`UPDATE events SET status = 'IN_PLAY' WHERE id = $1`)).toMatchObject(refused);
    // In play it is refused at once.
    expect(await fixture.place(player, bets.slice(1))).toMatchObject(refused);
    expect(await fixture.cash(player)).toBe(10_000);
  });
});
