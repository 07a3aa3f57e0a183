import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { JACKPOT_NETWORKS } from '../../core/games/jackpots.ts';
import { SLOT_DESIGNS } from '../../core/games/slots/designs.ts';
import { topics } from '../../server/platform/topics.ts';
import { readJackpots } from '../../server/store/casino/jackpots.ts';
import { type CasinoPlayer, makeWalletFixture, type WalletFixture } from './support/walletFixture.ts';

const GAME = 'copper-canyon';
const START_CENTS = 1_000_000;

let fixture: WalletFixture;
let published = 0;
beforeAll(async () => {
  fixture = await makeWalletFixture();
  fixture.deps.bus.subscribe(topics.jackpots, () => {
    published += 1;
  });
});
afterAll(() => fixture.drop());
afterEach(async () => {
  expect((await fixture.audit()).discrepancies).toEqual([]);
});

const amounts = async (): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries((await readJackpots(fixture.deps.db)).map(({ id, amountCents }) => [id, amountCents]));

function roundOf(player: CasinoPlayer) {
  const base = { sessionId: player.casinoSessionId, playerId: player.playerId, roundId: randomUUID() };
  return {
    bet: (amountCents: number) => fixture.call('bet', { ...base, transactionId: randomUUID(), amountCents }),
    jackpot: (jackpotId: string, transactionId: string = randomUUID()) =>
      fixture.call('jackpot', { ...base, transactionId, jackpotId }),
    end: (betCents: number, winCents: number) => fixture.call('end', { ...base, betCents, winCents }),
  };
}

it('the operator’s table has the jackpots of the rules, each at its seed, and the games that draw them', async () => {
  const { rows } = await fixture.owner.pool.query(
    'SELECT id, network, name, seed_cents AS "seedCents", contribution_hundredths AS "contributionHundredths", amount_cents AS amount FROM casino_jackpots ORDER BY network DESC, tier',
  );
  const rules = Object.entries(JACKPOT_NETWORKS).flatMap(([network, jackpots]) =>
    jackpots.map(({ weight: _, ...rule }) => ({ ...rule, network, amount: rule.seedCents })),
  );
  expect(rows).toEqual(rules);
  const drawn = await fixture.owner.pool.query<{ id: string; network: string }>(
    "SELECT id, jackpot_network AS network FROM casino_games WHERE engine = 'slot' AND jackpot_network IS NOT NULL ORDER BY id",
  );
  const designs = SLOT_DESIGNS.flatMap(({ id, jackpotNetwork }) =>
    jackpotNetwork === null ? [] : [{ id, network: jackpotNetwork }],
  );
  expect(drawn.rows).toEqual(designs.sort((one, other) => (one.id < other.id ? -1 : 1)));
});

describe('a round', () => {
  it('a round that has ended adds its share to the jackpots of its game alone, to the ten-thousandth of a cent', async () => {
    const player = await fixture.player(START_CENTS, GAME);
    const before = await amounts();
    const publishedBefore = published;
    for (let spin = 0; spin < 40; spin += 1) {
      const round = roundOf(player);
      await round.bet(25);
      await round.end(25, 0);
      // Sent again: nothing is added twice.
      await round.end(25, 0);
    }
    const after = await amounts();
    // 40 stakes of 25 cents: a tenth of a percent of them is a cent.
    expect(after['starfall-grand']).toBe((before['starfall-grand'] ?? 0) + 4);
    for (const id of ['starfall-major', 'starfall-minor', 'starfall-mini'])
      expect([id, after[id]]).toEqual([id, (before[id] ?? 0) + 2]);
    const { rows } = await fixture.owner.pool.query("SELECT carry FROM casino_jackpots WHERE id = 'starfall-mini'");
    expect(rows).toEqual([{ carry: 5_000 }]);
    expect(after['harvest-grand']).toBe(before['harvest-grand']);
    expect(published - publishedBefore).toBe(40);

    const other = await fixture.player(START_CENTS);
    const round = roundOf(other);
    await round.bet(5_000);
    await round.end(5_000, 0);
    expect(await amounts()).toEqual(after);
  });

  it('wins what the jackpot holds, in cash and in the ledger, once however often it is sent; the jackpot begins anew', async () => {
    const player = await fixture.player(START_CENTS, GAME);
    const { 'starfall-major': held = 0 } = await amounts();
    const round = roundOf(player);
    await round.bet(100);
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => round.jackpot('starfall-major', id)));
    const balanceCents = START_CENTS - 100 + held;
    for (const { code, body } of answers) expect([code, body]).toMatchObject([null, { jackpotCents: held, balanceCents }]);
    expect(await fixture.cash(player)).toBe(balanceCents);
    expect((await amounts())['starfall-major']).toBe(500_000);
    expect((await readJackpots(fixture.deps.db)).find((jackpot) => jackpot.id === 'starfall-major')?.lastWonAt).toBeInstanceOf(
      Date,
    );
    expect(await round.jackpot('starfall-mini', id)).toMatchObject({ code: 'TRANSACTION_CONFLICT' });
    expect(await round.jackpot('starfall-mini')).toMatchObject({ code: 'JACKPOT_OF_THE_ROUND_PAID' });
    expect(await round.end(100, 0)).toMatchObject({ code: 'ROUND_TOTALS_DIFFER' });
    expect(await round.end(100, held)).toMatchObject({ code: null, balanceCents });
    // Its answer is repeated after the end, too.
    expect((await round.jackpot('starfall-major', id)).body.jackpotCents).toBe(held);
  });

  it('the second of two rounds that win the same jackpot at once is paid what it began anew with', async () => {
    const players = [await fixture.player(START_CENTS, GAME), await fixture.player(START_CENTS, GAME)];
    const rounds = players.map(roundOf);
    for (const round of rounds) await round.bet(100);
    const { 'starfall-minor': held = 0 } = await amounts();
    const paid = await Promise.all(rounds.map((round) => round.jackpot('starfall-minor')));
    expect(paid.map(({ body }) => body.jackpotCents).sort((one, other) => Number(other) - Number(one))).toEqual([held, 50_000]);
  });

  it('is refused a jackpot without a bet, after its end, of another network, of no game that has one, and of another player', async () => {
    const player = await fixture.player(START_CENTS, GAME);
    const round = roundOf(player);
    expect(await round.jackpot('starfall-mini')).toMatchObject({ status: 409, code: 'WIN_WITHOUT_BET', body: { retryable: true } });
    await round.bet(100);
    expect(await round.jackpot('harvest-mini')).toMatchObject({ status: 404, code: 'UNKNOWN_JACKPOT' });
    await round.end(100, 0);
    expect(await round.jackpot('starfall-mini')).toMatchObject({ code: 'ROUND_ENDED' });
    const elsewhere = roundOf(await fixture.player(START_CENTS));
    await elsewhere.bet(100);
    expect(await elsewhere.jackpot('starfall-mini')).toMatchObject({ code: 'UNKNOWN_JACKPOT' });
    const stranger = await fixture.player(0, GAME);
    expect(await roundOf({ ...player, playerId: stranger.playerId }).jackpot('starfall-mini')).toMatchObject({
      code: 'SESSION_OF_ANOTHER_PLAYER',
    });
  });

  it('never pays more than jackpots were seeded with and rounds have added, whatever ends and wins at once', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => fixture.player(START_CENTS, GAME)));
    const before = await amounts();
    let won = 0;
    await Promise.all(
      players.map(async (player, index) => {
        for (let spin = 0; spin < 5; spin += 1) {
          const round = roundOf(player);
          await round.bet(5_000);
          const { body } = index < 3 && spin === index ? await round.jackpot('starfall-mini') : { body: {} };
          const cents = Number((body as { readonly jackpotCents?: number }).jackpotCents ?? 0);
          won += cents;
          expect((await round.end(5_000, cents)).code).toBeNull();
        }
      }),
    );
    // Thirty stakes of $50.00: 0.25 % of them are $3.75. Each of the three wins was followed by a seed of $50.00.
    expect((await amounts())['starfall-mini']).toBe((before['starfall-mini'] ?? 0) + 375 + 3 * 5_000 - won);
  });
});
