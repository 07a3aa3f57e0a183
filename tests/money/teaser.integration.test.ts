import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResultInput } from '../../server/store/settlement/index.ts';
import { type MoneyFixture, makeMoneyFixture, teaser } from './support/moneyFixture.ts';

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
  it('is graded on its teased lines and pays the price of the table [S1.23]', async () => {
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

  it('of 100 simultaneous placements with funds for one is placed once, at a price above the product of its legs', async () => {
    const player = await fixture.player(100);
    const legs = await newEvents(2);
    for (const id of legs) await fixture.setPrice(`${id}.minus`, '-500');
    const bet = teaser(
      legs.map((id) => `${id}.minus`),
      100,
      600,
      '-500',
    );
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => fixture.place(player, [bet])));
    expect(outcomes.filter(({ kind }) => kind === 'PLACED')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'REJECTED')).toHaveLength(99);
    expect(await fixture.cash(player)).toBe(0);
  });
});
