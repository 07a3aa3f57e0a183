import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { creditPlayer, readBalances } from '../../server/store/ledger/index.ts';
import { setCasinoBonusFirst } from '../../server/store/players/index.ts';
import { readPlayLimits, setPlayerLimits } from '../../server/store/players/limits.ts';
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
    end: (betCents: number, winCents: number) => call('end', { betCents, winCents }),
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

  it('that is taken back gives each balance what it gave', async () => {
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

  it('wins cash', async () => {
    const player = await playerWith(1_000, 500, true);
    const round = roundOf(player);
    await round.bet(500);
    expect(await round.win(900)).toMatchObject({ code: null, balanceCents: 1_900 });
    expect(await round.end(500, 900)).toMatchObject({ code: null, balanceCents: 1_900 });
    expect(await balances(player)).toEqual([1_900, 0]);
  });

  it('counts against the limits with its cash alone', async () => {
    const player = await playerWith(1_000, 500, true);
    await setPlayerLimits(fixture.deps.db, player.playerId, [
      { type: 'LOSS', period: 'DAILY', amountCents: 300 },
      { type: 'SPEND', period: 'DAILY', amountCents: 300 },
    ]);
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
          cash += won;
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
