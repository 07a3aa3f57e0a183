import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leg, type MoneyFixture, makeMoneyFixture, roundRobin } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterAll(() => fixture.drop());

let events = 0;

/** New events, and the home side of each. */
async function homes(count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    events += 1;
    await fixture.event(`g${events}`);
    ids.push(`g${events}.home`);
  }
  return ids;
}

const eventOf = (selectionId: string | undefined) => selectionId?.split('.')[0] ?? '';
const WON = { homeScore: 2, awayScore: 1 };
const LOST = { homeScore: 1, awayScore: 2 };
const TIE = { homeScore: 1, awayScore: 1 };

async function betsOf(playerId: string) {
  const { rows } = await fixture.deps.db.pool.query<Record<string, unknown>>(
    `SELECT b.kind, b.combinations, b.stake_cents, b.potential_payout_cents, b.terms, s.outcome, s.payout_cents
       FROM bets b LEFT JOIN LATERAL (SELECT * FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
       WHERE b.player_id = $1`,
    [playerId],
  );
  return rows;
}

describe('a round robin', () => {
  it('stakes on each of its combinations and pays each as a ticket of its own, rounded once [S1.23]', async () => {
    const player = await fixture.player(10_000);
    const legs = await homes(4);
    expect(await fixture.place(player, [roundRobin(legs, 105, [2])])).toMatchObject({
      kind: 'PLACED',
      bets: [{ kind: 'ROUND_ROBIN', combinations: 6, stakeCents: 630, terms: { sizes: [2] } }],
    });
    expect(await fixture.cash(player)).toBe(9_370);
    // 105 cents at -110 twice pay 382.685..., each ticket 383.
    expect(await betsOf(player.playerId)).toMatchObject([{ combinations: 6, stake_cents: 630, potential_payout_cents: 6 * 383 }]);
    for (const [index, result] of [WON, WON, TIE, LOST].entries()) await fixture.finish(eventOf(legs[index]), result);
    // One ticket of two winners (383), two of a winner and a push (200.45, so 200), three with the loser.
    expect(await betsOf(player.playerId)).toMatchObject([{ outcome: 'WIN', payout_cents: 783 }]);
    expect(await fixture.cash(player)).toBe(9_370 + 783);
    expect(await fixture.audit()).toMatchObject({ balanced: true });
  });

  it('takes 1,013 combinations of ten legs in one placement', async () => {
    const player = await fixture.player(20_000);
    const legs = await homes(10);
    expect(await fixture.place(player, [roundRobin(legs, 10, [2, 3, 4, 5, 6, 7, 8, 9, 10])])).toMatchObject({
      kind: 'PLACED',
      bets: [{ combinations: 1_013, stakeCents: 10_130 }],
    });
    expect(await fixture.cash(player)).toBe(9_870);
    for (const id of legs) await fixture.finish(eventOf(id), { void: true });
    expect(await betsOf(player.playerId)).toMatchObject([{ outcome: 'VOIDED', payout_cents: 10_130 }]);
    expect(await fixture.cash(player)).toBe(20_000);
    expect(await fixture.audit()).toMatchObject({ balanced: true });
  });

  it('corrected there and back, has every balance and liability of before', async () => {
    const player = await fixture.player(1_000);
    const legs = await homes(3);
    await fixture.place(player, [roundRobin(legs, 100, [2, 3])]);
    const sums = async () => ({
      cash: await fixture.cash(player),
      liabilities: (
        await fixture.deps.db.pool.query(
          `SELECT scope, id, sum(cents)::int AS cents FROM liabilities WHERE id = ANY ($1) GROUP BY scope, id ORDER BY scope, id`,
          [legs],
        )
      ).rows,
      bets: await betsOf(player.playerId),
    });
    for (const [index, result] of [WON, LOST, TIE].entries()) await fixture.finish(eventOf(legs[index]), result);
    const before = await sums();
    // Only the ticket of the winner and the push is left: 190.91.
    expect(before).toMatchObject({ cash: 791, bets: [{ outcome: 'WIN', payout_cents: 191 }] });
    for (const result of [WON, TIE, { void: true } as const, LOST]) {
      await fixture.finish(eventOf(legs[1]), result);
      expect(await fixture.audit()).toMatchObject({ balanced: true });
    }
    expect(await sums()).toEqual(before);
  });

  it('is lost only once every combination is, and waits for those that are not', async () => {
    const player = await fixture.player(1_000);
    const legs = await homes(3);
    await fixture.place(player, [roundRobin(legs, 100, [2])]);
    await fixture.finish(eventOf(legs[0]), LOST);
    expect(await betsOf(player.playerId)).toMatchObject([{ outcome: null }]);
    await fixture.finish(eventOf(legs[1]), LOST);
    expect(await betsOf(player.playerId)).toMatchObject([{ outcome: 'LOSS', payout_cents: 0 }]);
  });

  it('returns the part of its stake whose combinations nobody has lost', async () => {
    const player = await fixture.player(1_000);
    const legs = await homes(3);
    await fixture.place(player, [roundRobin(legs, 100, [2])]);
    for (const [index, result] of [LOST, TIE, TIE].entries()) await fixture.finish(eventOf(legs[index]), result);
    expect(await betsOf(player.playerId)).toMatchObject([{ outcome: 'REFUND', payout_cents: 100 }]);
    expect(await fixture.audit()).toMatchObject({ balanced: true });
  });

  it('of 100 simultaneous placements with funds for one is placed once', async () => {
    const player = await fixture.player(300);
    const legs = await homes(3);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => fixture.place(player, [roundRobin(legs, 100, [2])])));
    const kinds = outcomes.map((outcome) =>
      outcome.kind === 'REJECTED' ? outcome.errors.map(({ code }) => code).join() : outcome.kind,
    );
    expect(kinds.filter((kind) => kind === 'PLACED')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'INSUFFICIENT_FUNDS')).toHaveLength(99);
    expect(await fixture.cash(player)).toBe(0);
    expect(await fixture.audit()).toMatchObject({ balanced: true });
  });

  it('is refused with sizes that its legs cannot form, and with legs of one event', async () => {
    const player = await fixture.player(10_000);
    const legs = await homes(3);
    const codes = async (bet: Parameters<typeof fixture.place>[1][number]) => {
      const outcome = await fixture.place(player, [bet]);
      return outcome.kind === 'REJECTED' ? outcome.errors.map(({ code }) => code) : outcome.kind;
    };
    for (const sizes of [[], [1], [3], [4], [2, 2], [2.5]])
      expect(await codes(roundRobin(legs, 100, sizes))).toEqual(['COMBINATIONS_INVALID']);
    expect(await codes(roundRobin(legs.slice(1), 100, [2]))).toEqual(['TOO_FEW_LEGS']);
    expect(await codes(roundRobin(await homes(11), 100, [2]))).toEqual(['TOO_MANY_LEGS']);
    const related = roundRobin(legs.slice(1), 100, [2]);
    expect(await codes({ ...related, legs: [...related.legs, leg(legs[1]?.replace('home', 'over') ?? '')] })).toEqual([
      'RELATED_OUTCOMES',
    ]);
    // The smallest stake is that of each combination, the largest that of all.
    expect(await codes(roundRobin(legs, 9, [2]))).toEqual(['STAKE_INVALID']);
    expect(await codes(roundRobin(legs, 333_333_334, [2]))).toEqual(['STAKE_INVALID']);
    expect(await fixture.cash(player)).toBe(10_000);
  });
});
