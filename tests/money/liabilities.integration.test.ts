import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { payoutCents } from '../../core/money/odds.ts';
import { american, type MoneyFixture, makeMoneyFixture, parlay, roundRobin, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(16);
});
afterEach(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await sql('DELETE FROM liability_caps WHERE id IS NOT NULL');
});
afterAll(() => fixture.drop());

/** As the owner: a server may neither set a cap nor write a liability. */
const sql = (text: string, ...values: readonly unknown[]) => fixture.owner.pool.query(text, [...values]);
const cap = (scope: string, id: string, cents: number) =>
  sql('INSERT INTO liability_caps (scope, id, cents) VALUES ($1, $2, $3)', scope, id, cents);

async function newEvent(price = '-110'): Promise<string> {
  const id = randomUUID();
  await fixture.event(id, price);
  return id;
}

async function liability(scope: string, id: string): Promise<number> {
  const { rows } = await fixture.deps.db.pool.query<{ cents: number }>(
    `SELECT sum(cents)::bigint AS cents FROM liabilities WHERE scope = $1 AND id = $2
     UNION ALL SELECT open_payout_cents - open_stake_cents FROM player_bets WHERE $1 = 'PLAYER' AND player_id = $2
     ORDER BY cents NULLS LAST`,
    [scope, id],
  );
  return rows[0]?.cents ?? 0;
}

describe('the liability of the book', () => {
  it('twenty bets of $999,999.99 at +1000 on one selection end at the caps of the player and of the selection', async () => {
    const event = await newEvent('+1000');
    const bet = straight(`${event}.home`, 99_999_999, '+1000');
    const one = await fixture.player(20 * 99_999_999);
    const alone = await Promise.all(Array.from({ length: 20 }, () => fixture.place(one, [bet])));
    expect(alone.filter(({ kind }) => kind === 'PLACED')).toHaveLength(1);
    expect(await liability('PLAYER', one.playerId)).toBe(999_999_990);

    const many = await Promise.all(Array.from({ length: 19 }, () => fixture.player(99_999_999)));
    const outcomes = await Promise.all(many.map((player) => fixture.place(player, [bet])));
    expect(outcomes.filter(({ kind }) => kind === 'PLACED')).toHaveLength(1);
    for (const outcome of outcomes.filter(({ kind }) => kind !== 'PLACED'))
      expect(outcome).toMatchObject({ errors: [{ code: 'LIABILITY_LIMIT', draftBetId: bet.draftBetId, maximumStakeCents: 2 }] });
    expect(await liability('SELECTION', `${event}.home`)).toBe(1_999_999_980);
  });

  it.each(['SELECTION', 'MARKET', 'EVENT'] as const)(
    'fifty bets that race for the last of the cap of one %s never pass it',
    async (scope) => {
      const event = await newEvent('+100');
      const id = { SELECTION: `${event}.home`, MARKET: `${event}-MONEYLINE`, EVENT: event }[scope];
      await cap(scope, id, 7_499);
      const players = await Promise.all(Array.from({ length: 50 }, () => fixture.player(1_000)));
      const outcomes = await Promise.all(
        players.map((player) => fixture.place(player, [straight(`${event}.home`, 1_000, '+100')])),
      );
      expect(outcomes.filter(({ kind }) => kind === 'PLACED')).toHaveLength(7);
      expect(await liability(scope, id)).toBe(7_000);
      expect(outcomes.filter(({ kind }) => kind === 'REJECTED')).toHaveLength(43);
    },
  );

  it('sixty bets that race for a cap with room for forty take all of it, whichever slots their players add to', async () => {
    const event = await newEvent('+100');
    await cap('EVENT', event, 40_000);
    const players = await Promise.all(Array.from({ length: 60 }, () => fixture.player(1_000)));
    const outcomes = await Promise.all(players.map((player) => fixture.place(player, [straight(`${event}.home`, 1_000, '+100')])));
    expect(outcomes.filter(({ kind }) => kind === 'PLACED')).toHaveLength(40);
    expect(await liability('EVENT', event)).toBe(40_000);
    const { rows } = await sql(`SELECT cents FROM liabilities WHERE scope = 'EVENT' AND id = $1`, event);
    expect(rows).toEqual(Array.from({ length: 8 }, () => ({ cents: 5_000 })));
  });

  it('bets of one placement on one event count together, where the slots are full too', async () => {
    const event = await newEvent('+100');
    await cap('EVENT', event, 1_000);
    const bets = [straight(`${event}.home`, 100, '+100'), straight(`${event}.away`, 200, '+100')];
    expect((await fixture.place(await fixture.player(10_000), bets)).kind).toBe('PLACED');
    expect(await liability('EVENT', event)).toBe(300);
    expect(await liability('MARKET', `${event}-MONEYLINE`)).toBe(300);
  });

  it('one player alone can use the whole of a cap, and not a cent more', async () => {
    const event = await newEvent('+100');
    await cap('EVENT', event, 16_000);
    const player = await fixture.player(100_000);
    const bet = straight(`${event}.home`, 1_000, '+100');
    for (let placed = 0; placed < 16; placed += 1) expect((await fixture.place(player, [bet])).kind).toBe('PLACED');
    expect((await fixture.place(player, [bet])).kind).toBe('REJECTED');
    expect(await liability('EVENT', event)).toBe(16_000);
  });

  it('bets of one player that race for the cap of that player never pass it', async () => {
    const event = await newEvent('+100');
    const player = await fixture.player(100_000);
    await cap('PLAYER', player.playerId, 5_000);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => fixture.place(player, [straight(`${event}.home`, 900, '+100')])),
    );
    expect(outcomes.filter(({ kind }) => kind === 'PLACED')).toHaveLength(5);
    expect(await fixture.cash(player)).toBe(100_000 - 4_500);
  });

  it('counts a parlay in full for each of its legs, and sides of one market together', async () => {
    const [a, b] = [await newEvent('+100'), await newEvent('+100')];
    const player = await fixture.player(10_000);
    await fixture.place(player, [parlay([`${a}.home`, `${b}.over`], 100, '+100'), straight(`${a}.away`, 200, '+100')]);
    expect(await liability('SELECTION', `${a}.home`)).toBe(300);
    expect(await liability('SELECTION', `${b}.over`)).toBe(300);
    expect(await liability('MARKET', `${a}-MONEYLINE`)).toBe(500);
    expect(await liability('EVENT', b)).toBe(300);
    expect(await liability('PLAYER', player.playerId)).toBe(500);
  });

  it('locks in one order: parlays over the same events, named in every order, all come through', async () => {
    const events = [await newEvent('+100'), await newEvent('+100'), await newEvent('+100')];
    const players = await Promise.all(Array.from({ length: 12 }, () => fixture.player(10_000)));
    const outcomes = await Promise.all(
      players.flatMap((player, index) => {
        const turned = [...events.slice(index % 3), ...events.slice(0, index % 3)];
        const order = index % 2 === 0 ? turned : turned.toReversed();
        return [0, 1, 2].map(() =>
          fixture.place(player, [
            parlay(
              order.map((id) => `${id}.home`),
              100,
              '+100',
            ),
          ]),
        );
      }),
    );
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['PLACED']));
    expect(await liability('EVENT', events[0] ?? '')).toBe(36 * 700);
  });

  it('says the largest stake that still fits, and exactly that one is taken', async () => {
    const stake = fc.integer({ min: 10, max: 500_000 });
    const price = fc.constantFrom('-110', '+150', '-240', '+1000', '+105', '-2000');
    await fc.assert(
      fc.asyncProperty(stake, price, fc.integer({ min: 1, max: 99 }), async (stakeCents, at, percent) => {
        const event = await newEvent(at);
        const win = payoutCents(stakeCents, [american(at)]) - stakeCents;
        await cap('EVENT', event, Math.floor((win * percent) / 100));
        const player = await fixture.player(1_000_000);
        const outcome = await fixture.place(player, [straight(`${event}.home`, stakeCents, at)]);
        if (win === 0) {
          expect(outcome.kind).toBe('PLACED');
          return;
        }
        if (outcome.kind !== 'REJECTED' || outcome.errors[0]?.code !== 'LIABILITY_LIMIT') throw new Error(JSON.stringify(outcome));
        const most = outcome.errors[0].maximumStakeCents;
        expect(most).toBeLessThan(stakeCents);
        if (most >= 10) expect((await fixture.place(player, [straight(`${event}.home`, most, at)])).kind).toBe('PLACED');
      }),
      { numRuns: 40 },
    );
  });

  it('a limit of a round robin names the most on each combination', async () => {
    const [a, b, c] = [await newEvent(), await newEvent(), await newEvent()];
    await cap('EVENT', a, 800);
    const player = await fixture.player(10_000);
    const byTwos = (stakeCents: number) => roundRobin([`${a}.home`, `${b}.home`, `${c}.home`], stakeCents, [2]);
    // Three tickets of $2.00 can win $15.87 together.
    expect(await fixture.place(player, [byTwos(200)])).toMatchObject({
      errors: [{ code: 'LIABILITY_LIMIT', maximumStakeCents: 100 }],
    });
    expect(await fixture.place(player, [byTwos(100)])).toMatchObject({ kind: 'PLACED' });
  });

  it('a limit of several bets names those that no longer fit behind the ones before them, and places none', async () => {
    const event = await newEvent('+100');
    await cap('EVENT', event, 250);
    const player = await fixture.player(10_000);
    const bets = ['home', 'away', 'plus'].map((side) => straight(`${event}.${side}`, 100, '+100'));
    expect(await fixture.place(player, bets)).toEqual({
      kind: 'REJECTED',
      placementId: expect.any(String),
      errors: [{ code: 'LIABILITY_LIMIT', draftBetId: `straight:${event}.plus`, maximumStakeCents: 50 }],
    });
    expect(await liability('EVENT', event)).toBe(0);
    expect(await fixture.cash(player)).toBe(10_000);
  });
});

describe('the liability of a bet', () => {
  it('is released when it settles, taken again when a correction opens it, and released by the next result', async () => {
    const [a, b] = [await newEvent('+100'), await newEvent('+100')];
    const player = await fixture.player(10_000);
    await fixture.place(player, [parlay([`${a}.home`, `${b}.home`], 100, '+100'), straight(`${a}.home`, 100, '+100')]);
    expect(await liability('PLAYER', player.playerId)).toBe(400);
    await fixture.finish(a, { homeScore: 0, awayScore: 1 });
    expect(await liability('PLAYER', player.playerId)).toBe(0);
    expect(await liability('EVENT', b)).toBe(0);
    await fixture.finish(a, { homeScore: 1, awayScore: 0 });
    expect(await liability('PLAYER', player.playerId)).toBe(300);
    expect(await liability('EVENT', b)).toBe(300);
    await fixture.finish(b, { void: true });
    expect(await liability('PLAYER', player.playerId)).toBe(0);
    expect(await liability('SELECTION', `${a}.home`)).toBe(0);
  });

  it('leaves no room where a correction has opened more than the cap allows', async () => {
    const [a, b] = [await newEvent('+100'), await newEvent('+100')];
    await cap('EVENT', b, 40_000);
    const first = await fixture.player(10_000);
    await fixture.place(first, [parlay([`${a}.home`, `${b}.home`], 10_000, '+100')]);
    await fixture.finish(a, { homeScore: 0, awayScore: 1 });
    const players = await Promise.all(Array.from({ length: 35 }, () => fixture.player(2_000)));
    const bet = straight(`${b}.home`, 1_000, '+100');
    for (const player of players) expect((await fixture.place(player, [bet])).kind).toBe('PLACED');
    await fixture.finish(a, { homeScore: 1, awayScore: 0 });
    expect(await liability('EVENT', b)).toBe(65_000);
    for (const player of players.slice(0, 16)) expect((await fixture.place(player, [bet])).kind).toBe('REJECTED');
  });

  it('makes room for others once it is released', async () => {
    const [a, b] = [await newEvent('+100'), await newEvent('+100')];
    const player = await fixture.player(10_000);
    await cap('PLAYER', player.playerId, 100);
    expect((await fixture.place(player, [straight(`${a}.home`, 100, '+100')])).kind).toBe('PLACED');
    expect((await fixture.place(player, [straight(`${b}.home`, 100, '+100')])).kind).toBe('REJECTED');
    await fixture.finish(a, { homeScore: 1, awayScore: 0 });
    expect((await fixture.place(player, [straight(`${b}.home`, 100, '+100')])).kind).toBe('PLACED');
  });

  it('is audited: a changed sum is found', async () => {
    const event = await newEvent('+100');
    await fixture.place(await fixture.player(10_000), [straight(`${event}.home`, 100, '+100')]);
    await sql(`UPDATE liabilities SET cents = 99 WHERE scope = 'EVENT' AND id = $1`, event);
    expect((await fixture.audit()).discrepancies).toEqual([
      `The liability of EVENT ${event} is kept as 99 cents, its open bets sum to 100`,
    ]);
    await sql(`UPDATE liabilities SET cents = 100 WHERE scope = 'EVENT' AND id = $1`, event);
  });
});
