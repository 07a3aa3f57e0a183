import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { roulette } from '../../core/games/roulette.ts';
import { creditPlayer, readBalances } from '../../server/store/ledger/index.ts';
import { setCasinoBonusFirst } from '../../server/store/players/index.ts';
import { readPlayLimits, setPlayerLimits } from '../../server/store/saferPlay/limits.ts';
import { createRandom } from './support/createRandom.ts';
import { type CasinoPlayer, makeWalletFixture, type WalletFixture } from './support/walletFixture.ts';

let fixture: WalletFixture;
beforeAll(async () => {
  fixture = await makeWalletFixture();
});
afterAll(() => fixture.drop());
afterEach(async () => {
  expect((await fixture.audit()).discrepancies).toEqual([]);
});

const credit = ({ playerId }: CasinoPlayer, account: 'CASH' | 'BONUS', amountCents: number) =>
  fixture.deps.db.query
    .transaction()
    .execute((trx) => creditPlayer(trx, { playerId, account, amountCents, reference: randomUUID(), at: fixture.deps.clock.now() }));

const prefer = ({ playerId }: CasinoPlayer, isBonusFirst: boolean) =>
  setCasinoBonusFirst(fixture.deps.db.query, playerId, isBonusFirst);

async function playerWith(cashCents: number, bonusCents: number, isBonusFirst: boolean): Promise<CasinoPlayer> {
  const player = await fixture.player(cashCents);
  await credit(player, 'BONUS', bonusCents);
  await prefer(player, isBonusFirst);
  return player;
}

async function balances({ playerId }: CasinoPlayer): Promise<readonly [cash: number, bonus: number]> {
  const { cashCents, bonusCents } = await readBalances(fixture.deps.db, playerId);
  return [cashCents, bonusCents];
}

function roundOf(player: CasinoPlayer) {
  const base = { sessionId: player.casinoSessionId, playerId: player.playerId, roundId: randomUUID() };
  const call = (operation: 'bet' | 'win' | 'rollback' | 'end', rest: object) => fixture.call(operation, { ...base, ...rest });
  return {
    bet: (amountCents: number, transactionId: string = randomUUID()) => call('bet', { transactionId, amountCents }),
    win: (amountCents: number) => call('win', { transactionId: randomUUID(), amountCents }),
    rollback: (betTransactionId: string) => call('rollback', { transactionId: randomUUID(), betTransactionId }),
    end: (betCents: number, winCents: number, certainReturnCents?: number) =>
      call('end', { betCents, winCents, ...(certainReturnCents !== undefined && { certainReturnCents }) }),
  };
}

describe('a bet of a player with a bonus', () => {
  it.each([
    ['the bonus first, as preferred', true, 500, [1_000, 0]],
    ['the bonus first and then cash', true, 700, [800, 0]],
    ['cash first, as preferred', false, 500, [500, 500]],
    ['cash first and then the bonus', false, 1_300, [0, 200]],
  ] as const)('takes %s', async (_what, isBonusFirst, betCents, left) => {
    const player = await playerWith(1_000, 500, isBonusFirst);
    expect(await roundOf(player).bet(betCents)).toMatchObject({ code: null, balanceCents: 1_500 - betCents });
    expect(await balances(player)).toEqual(left);
  });

  it('is refused beyond both, and nothing of either is taken', async () => {
    const player = await playerWith(1_000, 500, true);
    expect(await roundOf(player).bet(1_501)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect(await balances(player)).toEqual([1_000, 500]);
    expect(await fixture.call('balance', { sessionId: player.casinoSessionId, playerId: player.playerId })).toMatchObject({
      balanceCents: 1_500,
    });
  });

  it('a bet that is taken back returns to each balance what was taken from it', async () => {
    const player = await playerWith(1_000, 500, true);
    const round = roundOf(player);
    const [first, second] = [randomUUID(), randomUUID()];
    await round.bet(300, first);
    await round.bet(600, second);
    expect(await balances(player)).toEqual([600, 0]);
    expect(await round.rollback(second)).toMatchObject({ code: null, balanceCents: 1_200 });
    expect(await balances(player)).toEqual([1_000, 200]);
    expect(await round.rollback(first)).toMatchObject({ code: null, balanceCents: 1_500 });
    expect(await balances(player)).toEqual([1_000, 500]);
  });

  it('wins for the bonus as much as the bonus has bet, and cash with the rest', async () => {
    const player = await playerWith(1_000, 500, true);
    const round = roundOf(player);
    await round.bet(700);
    expect(await round.win(1_400)).toMatchObject({ code: null, balanceCents: 2_200 });
    expect(await round.end(700, 1_400)).toMatchObject({ code: null, balanceCents: 2_200 });
    expect(await balances(player)).toEqual([1_200, 1_000]);
  });

  it('counts against the limits with its cash alone', async () => {
    const player = await playerWith(1_000, 500, true);
    await setPlayerLimits(
      fixture.deps.db,
      player.playerId,
      [
        { type: 'LOSS', period: 'DAILY', amountCents: 300 },
        { type: 'SPEND', period: 'DAILY', amountCents: 300 },
      ],
      fixture.deps.clock.now(),
    );
    expect(await roundOf(player).bet(700)).toMatchObject({ code: null });
    const used = await readPlayLimits(fixture.deps.db, player.playerId, fixture.deps.clock.now());
    expect(used.map(({ usedCents }) => usedCents)).toEqual([200, 200]);
    expect(await roundOf(player).bet(101)).toMatchObject({ code: 'LOSS_LIMIT_REACHED' });
    await credit(player, 'BONUS', 101);
    expect(await roundOf(player).bet(101)).toMatchObject({ code: null });
  });

  it('never takes more than there is, whatever is sent at once', async () => {
    const player = await playerWith(400, 600, true);
    const answers = await Promise.all(Array.from({ length: 30 }, () => roundOf(player).bet(150)));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(6);
    expect(await balances(player)).toEqual([100, 0]);
  });
});

/** Rounds whose bonus was given by `credit`, which has to be wagered ten times. */
describe('the wagering of a bonus', () => {
  const play = async (player: CasinoPlayer, betCents: number, winCents: number, certainReturnCents?: number) => {
    const round = roundOf(player);
    expect(await round.bet(betCents)).toMatchObject({ code: null });
    if (winCents > 0) expect(await round.win(winCents)).toMatchObject({ code: null });
    expect(await round.end(betCents, winCents, certainReturnCents)).toMatchObject({ code: null });
    return balances(player);
  };

  it('does not come by a chip on each of the 37 numbers (n04)', async () => {
    await fixture.owner.pool.query(`UPDATE casino_games SET maximum_bet_cents = 100000 WHERE id = 'test-roulette'`);
    const player = await playerWith(0, 37_000, true);
    const chips = Array.from({ length: 37 }, (_, at) => ({ kind: 'straight', at, cents: 1_000 }) as const);
    expect(roulette.leastReturnCents(chips)).toBe(36_000);
    expect(await play(player, 37_000, 36_000, 36_000)).toEqual([0, 36_000]);
    const { rows } = await fixture.owner.pool.query('SELECT * FROM casino_bonus_wagering WHERE player_id = $1', [player.playerId]);
    expect(rows).toEqual([{ player_id: player.playerId, required_cents: 370_000, wagered_cents: 1_000 }]);
  });

  it('makes the bonus cash once it was bet ten times so that it can be lost', async () => {
    const player = await playerWith(0, 500, true);
    for (let round = 0; round < 9; round += 1) expect(await play(player, 500, 500, 0)).toEqual([0, 500]);
    // What a game server does not tell counts only for slots.
    expect(await play(player, 500, 500)).toEqual([0, 500]);
    expect(await play(player, 500, 600, 0)).toEqual([600, 0]);
    expect(await play(player, 600, 700, 0)).toEqual([700, 0]);
  });

  it('counts every bet of a slot', async () => {
    const player = await fixture.player(0, 'test-slot');
    await credit(player, 'BONUS', 100);
    for (let round = 0; round < 9; round += 1) expect(await play(player, 100, 100)).toEqual([0, 100]);
    expect(await play(player, 100, 100)).toEqual([100, 0]);
  });

  it('ends with a bonus that is lost, and begins anew with the next one', async () => {
    const player = await playerWith(0, 500, true);
    expect(await play(player, 500, 0, 0)).toEqual([0, 0]);
    await credit(player, 'BONUS', 100);
    for (let round = 0; round < 9; round += 1) expect(await play(player, 100, 100, 0)).toEqual([0, 100]);
    expect(await play(player, 100, 100, 0)).toEqual([100, 0]);
  });
});

const sumOf = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

describe('any order of bets, wins, rollbacks, credits and changes of the preference', () => {
  it.each([1, 2, 3, 4])(
    'leaves each balance as the rules say, never below zero, and a ledger that sums to zero (seed %i)',
    async (seed) => {
      const random = createRandom(seed);
      const below = (limit: number): number => Math.floor(random() * limit);
      let isBonusFirst = random() < 0.5;
      let [cash, bonus] = [1_000 + below(2_000), below(2_000)];
      const player = await playerWith(cash, bonus, isBonusFirst);
      let round = roundOf(player);
      let bets: { readonly id: string; readonly cents: number; readonly fromBonus: number }[] = [];
      let hasWon = false;
      for (let step = 0; step < 60; step += 1) {
        const what = below(10);
        if (what < 4) {
          const [id, cents] = [randomUUID(), 10 + below(900)];
          const fromBonus = isBonusFirst ? Math.min(cents, bonus) : Math.min(Math.max(cents - cash, 0), bonus);
          const isCovered = cents <= cash + bonus;
          expect((await round.bet(cents, id)).code).toBe(isCovered ? null : 'INSUFFICIENT_FUNDS');
          if (!isCovered) continue;
          bets.push({ id, cents, fromBonus });
          cash -= cents - fromBonus;
          bonus -= fromBonus;
        } else if (what < 6 && bets.length > 0 && !hasWon) {
          const [bet] = bets.splice(below(bets.length), 1);
          if (!bet) continue;
          expect((await round.rollback(bet.id)).code).toBeNull();
          cash += bet.cents - bet.fromBonus;
          bonus += bet.fromBonus;
          if (bets.length === 0) round = roundOf(player);
        } else if (what < 8 && bets.length > 0) {
          const won = 1 + below(800);
          expect((await round.win(won)).code).toBeNull();
          const [staked, stakedOfBonus] = [sumOf(bets, 'cents'), sumOf(bets, 'fromBonus')];
          const toBonus = Math.ceil((won * stakedOfBonus) / staked);
          bonus += toBonus;
          cash += won - toBonus;
          hasWon = true;
          if (random() < 0.5) continue;
          bets = [];
          hasWon = false;
          round = roundOf(player);
        } else if (what === 8) {
          const [account, cents] = [random() < 0.5 ? ('CASH' as const) : ('BONUS' as const), 1 + below(500)];
          await credit(player, account, cents);
          if (account === 'CASH') cash += cents;
          else bonus += cents;
        } else {
          isBonusFirst = !isBonusFirst;
          await prefer(player, isBonusFirst);
        }
        expect(await balances(player)).toEqual([cash, bonus]);
      }
    },
  );
});
