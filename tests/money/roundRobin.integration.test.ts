import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeBets } from '../../server/store/bets/index.ts';
import { type MoneyFixture, makeMoneyFixture, type Player, roundRobin } from './support/moneyFixture.ts';

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

async function sumsOf(player: Player, ids: readonly string[]) {
  const { rows: liabilities } = await fixture.deps.db.pool.query<Record<string, unknown>>(
    `SELECT scope, id, sum(cents)::int AS cents FROM liabilities WHERE id = ANY ($1) GROUP BY scope, id ORDER BY scope, id`,
    [ids],
  );
  return { cash: await fixture.cash(player), liabilities, bets: await betsOf(player.playerId) };
}

describe('a round robin', () => {
  it('stakes on each of its combinations and pays each as a ticket of its own, rounded once', async () => {
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
    const sums = () => sumsOf(player, legs);
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

  it('one of 100 simultaneous placements with funds for one is placed', async () => {
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

  it('is refused with sizes that its picks cannot form, and with legs of one event that clash', async () => {
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
    const withLegOf = (index: number, name: string) => [...legs, legs[index]?.replace('home', name) ?? ''];
    expect(await codes(roundRobin(withLegOf(1, 'away'), 100, [2]))).toEqual(['RELATED_OUTCOMES']);
    // Two picks of three legs: a game, and one other leg.
    expect(await codes(roundRobin(withLegOf(1, 'over').slice(1), 100, [2]))).toEqual(['COMBINATIONS_INVALID']);
    expect(await codes(roundRobin(withLegOf(1, 'over'), 100, [3]))).toEqual(['COMBINATIONS_INVALID']);
    // The smallest stake is that of each combination, the largest that of all.
    expect(await codes(roundRobin(legs, 9, [2]))).toEqual(['STAKE_INVALID']);
    expect(await codes(roundRobin(legs, 333_333_334, [2]))).toEqual(['STAKE_INVALID']);
    expect(await fixture.cash(player)).toBe(10_000);
  });
});

describe('a parlay-plus in a round robin', () => {
  it('is one pick of every combination, at its own price, and counts for the liability of its event once', async () => {
    const player = await fixture.player(10_000);
    const [one = '', two = '', three = ''] = await homes(3);
    const game = eventOf(one);
    // Lead and total of the first game pay 441/121; each of the others 21/11.
    const legs = [`${game}.minus`, two, `${game}.over`, three];
    expect(await fixture.place(player, [roundRobin(legs, 100, [2])])).toMatchObject({
      kind: 'PLACED',
      bets: [{ kind: 'ROUND_ROBIN', combinations: 3, stakeCents: 300 }],
    });
    // Two tickets of 100 at 441/121 · 21/11 pay 695.79..., so 696, and one of 364.46.
    expect(await betsOf(player.playerId)).toMatchObject([
      { combinations: 3, potential_payout_cents: 2 * 696 + 364, terms: { sizes: [2], events: [{}, {}, {}], onPush: 'REDUCE' } },
    ]);
    expect((await sumsOf(player, [game, eventOf(two)])).liabilities).toEqual([
      { scope: 'EVENT', id: game, cents: 1_756 - 300 },
      { scope: 'EVENT', id: eventOf(two), cents: 1_756 - 300 },
    ]);
    // The away side is the favourite of the spread.
    await fixture.finish(game, { homeScore: 20, awayScore: 30 });
    await fixture.finish(eventOf(two), WON);
    await fixture.finish(eventOf(three), LOST);
    expect(await betsOf(player.playerId)).toMatchObject([{ outcome: 'WIN', payout_cents: 696 }]);
    expect((await sumsOf(player, [game, eventOf(two)])).liabilities.map(({ cents }) => cents)).toEqual([0, 0]);
    expect(await fixture.audit()).toMatchObject({ balanced: true });
  });

  it('is lost with one of its legs, repriced or returned at a push by the rule of the bet, and the same after a correction there and back', async () => {
    const results: Record<string, readonly unknown[]> = {};
    for (const rule of ['REDUCE', 'REFUND'] as const) {
      const player = await fixture.player(1_000);
      const [one = '', two = '', three = ''] = await homes(3);
      const game = eventOf(one);
      const deps = { ...fixture.deps, config: { ...fixture.deps.config, parlayPlus: rule } };
      const bets = [roundRobin([`${game}.away`, `${game}.under`, two, three], 100, [2, 3])];
      await placeBets(deps, { ...player, placementId: `rule-${rule}`, bets }, async () => true);
      const paid: unknown[] = [];
      for (const id of [two, three]) await fixture.finish(eventOf(id), WON);
      // A push of the moneyline, both legs won, one lost, the game void, and the push again.
      const tie = { homeScore: 10, awayScore: 10 };
      for (const result of [
        tie,
        { homeScore: 10, awayScore: 20 },
        { homeScore: 20, awayScore: 10 },
        { void: true } as const,
        tie,
      ]) {
        await fixture.finish(game, result);
        const [bet] = await betsOf(player.playerId);
        paid.push(bet?.payout_cents);
        expect(await fixture.cash(player)).toBe(600 + Number(bet?.payout_cents));
        expect(await fixture.audit()).toMatchObject({ balanced: true });
      }
      results[rule] = paid;
    }
    // Tickets: the game with each of the others, both others, all three. 21/11 squared is 364, its cube 696, its fourth power 1328.
    const others = 364;
    const won = 2 * 696 + others + 1_328;
    const reduced = 2 * 364 + others + 696;
    const returned = 2 * 191 + others + 364;
    expect(results).toEqual({
      REDUCE: [reduced, won, others, returned, reduced],
      REFUND: [returned, won, others, returned, returned],
    });
  });
});
