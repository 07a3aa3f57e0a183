import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contexts } from '../../server/contexts.ts';
import { deleteExpired } from '../../server/jobs/cleanup.ts';
import { restrictPlayer } from '../../server/store/players/restrictions.ts';
import { readPlayLimits, setPlayerLimits } from '../../server/store/saferPlay/limits.ts';
import { askBehindLock } from '../money/support/heldAccount.ts';
import { NOW, parlay } from '../money/support/moneyFixture.ts';
import {
  type CasinoPlayer,
  MAXIMUM_CENTS,
  makeWalletFixture,
  OTHER_SECRET,
  OTHER_SERVER_ID,
  type WalletFixture,
} from './support/walletFixture.ts';

let fixture: WalletFixture;
beforeAll(async () => {
  fixture = await makeWalletFixture();
});
afterAll(() => fixture.drop());
afterEach(async () => {
  fixture.setNow(NOW);
  expect((await fixture.audit()).discrepancies).toEqual([]);
});

/** The requests of one round. */
function roundOf(player: CasinoPlayer, roundId: string = randomUUID()) {
  const base = { sessionId: player.casinoSessionId, playerId: player.playerId, roundId };
  return {
    bet: (amountCents: number, transactionId: string = randomUUID()) => ({ ...base, transactionId, amountCents }),
    win: (amountCents: number, transactionId: string = randomUUID()) => ({ ...base, transactionId, amountCents }),
    rollback: (betTransactionId: string, transactionId: string = randomUUID()) => ({ ...base, transactionId, betTransactionId }),
    end: (betCents: number, winCents: number) => ({ ...base, betCents, winCents }),
  };
}

describe('a round through the wallet', () => {
  it('takes the bet, pays the win and ends with the totals of both sides', async () => {
    const player = await fixture.player(10_000);
    const round = roundOf(player);
    expect(await fixture.call('bet', round.bet(500))).toMatchObject({ status: 200, code: null, balanceCents: 9_500 });
    expect(await fixture.call('bet', round.bet(500))).toMatchObject({ code: null, balanceCents: 9_000 });
    expect(await fixture.call('end', round.end(1_000, 1_500))).toMatchObject({ status: 409, code: 'ROUND_TOTALS_DIFFER' });
    expect(await fixture.call('win', round.win(1_500))).toMatchObject({ code: null, balanceCents: 10_500 });
    expect(await fixture.call('end', round.end(1_000, 1_500))).toMatchObject({ status: 200, code: null, balanceCents: 10_500 });
    expect(await fixture.call('end', round.end(1_000, 1_500))).toMatchObject({ status: 200, code: null });
    expect(await fixture.call('bet', round.bet(500))).toMatchObject({ code: 'ROUND_ENDED' });
    expect(await fixture.call('win', round.win(500))).toMatchObject({ code: 'ROUND_ENDED' });
    expect(await fixture.cash(player)).toBe(10_500);
    const { rows } = await fixture.owner.pool.query(
      'SELECT status, bet_cents, win_cents FROM casino_rounds WHERE session_id = $1',
      [player.casinoSessionId],
    );
    expect(rows).toEqual([{ status: 'ENDED', bet_cents: 1_000, win_cents: 1_500 }]);
  });

  it('is decided once, however often and however simultaneously a transaction is sent', async () => {
    const player = await fixture.player(10_000);
    const round = roundOf(player);
    const bet = round.bet(500);
    const answers = await Promise.all(Array.from({ length: 100 }, () => fixture.call('bet', bet)));
    expect(new Set(answers.map(({ code, balanceCents }) => `${code} ${balanceCents}`))).toEqual(new Set(['null 9500']));
    expect(new Set(answers.map(({ body }) => body.transactionId)).size).toBe(1);
    const win = round.win(800);
    await Promise.all(Array.from({ length: 100 }, () => fixture.call('win', win)));
    expect(await fixture.cash(player)).toBe(10_300);
  });

  it('never takes more than there is, whatever is sent at once', async () => {
    const player = await fixture.player(1_000);
    const answers = await Promise.all(Array.from({ length: 30 }, () => fixture.call('bet', roundOf(player).bet(150))));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(6);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'INSUFFICIENT_FUNDS']));
    expect(await fixture.cash(player)).toBe(100);
  });

  it('gives back a bet once, also one that has not arrived yet', async () => {
    const player = await fixture.player(1_000);
    const round = roundOf(player);
    const bet = round.bet(400);
    expect(await fixture.call('rollback', round.rollback(bet.transactionId))).toMatchObject({ code: null, balanceCents: 1_000 });
    expect(await fixture.call('bet', bet)).toMatchObject({ status: 409, code: 'BET_ROLLED_BACK' });

    const other = roundOf(player);
    const taken = other.bet(400);
    const rollback = other.rollback(taken.transactionId);
    await fixture.call('bet', taken);
    await Promise.all(Array.from({ length: 20 }, () => fixture.call('rollback', rollback)));
    expect(await fixture.call('rollback', other.rollback(taken.transactionId))).toMatchObject({ code: null, balanceCents: 1_000 });
    expect(await fixture.call('bet', taken)).toMatchObject({ code: null, balanceCents: 1_000 });
    expect(await fixture.cash(player)).toBe(1_000);
  });

  it('gives back the second bet of a round alone', async () => {
    const player = await fixture.player(1_000);
    const round = roundOf(player);
    const second = round.bet(300);
    await fixture.call('bet', round.bet(300));
    await fixture.call('bet', second);
    expect(await fixture.call('rollback', round.rollback(second.transactionId))).toMatchObject({ code: null, balanceCents: 700 });
    expect(await fixture.call('end', round.end(300, 0))).toMatchObject({ code: null });
  });

  it('keeps a refusal: the same transaction is refused after a deposit, too', async () => {
    const player = await fixture.player(100);
    const bet = roundOf(player).bet(400);
    expect(await fixture.call('bet', bet)).toMatchObject({ status: 402, code: 'INSUFFICIENT_FUNDS' });
    const given = "SELECT fund_player($1, 'CASH', 1000, 'later', 'ops', 'A test', now())";
    await fixture.owner.pool.query(given, [player.playerId]);
    expect(await fixture.call('bet', bet)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect(await fixture.cash(player)).toBe(1_100);
  });
});

describe('the wallet refuses', () => {
  it('a win without a bet, which is paid once the bet has arrived', async () => {
    const player = await fixture.player(1_000);
    const round = roundOf(player);
    const win = round.win(700);
    expect(await fixture.call('win', win)).toMatchObject({ status: 409, code: 'WIN_WITHOUT_BET', body: { retryable: true } });
    await fixture.call('bet', round.bet(100));
    expect(await fixture.call('win', win)).toMatchObject({ code: null, balanceCents: 1_600 });
  });

  it('a rollback after a win, a win after a rollback, and a rollback of a win', async () => {
    const player = await fixture.player(1_000);
    const round = roundOf(player);
    const bet = round.bet(100);
    const win = round.win(300);
    await fixture.call('bet', bet);
    await fixture.call('win', win);
    expect(await fixture.call('rollback', round.rollback(bet.transactionId))).toMatchObject({ code: 'ROLLBACK_AFTER_WIN' });
    expect(await fixture.call('rollback', round.rollback(win.transactionId))).toMatchObject({ code: 'NOT_A_BET' });

    const other = roundOf(player);
    const back = other.bet(100);
    await fixture.call('bet', back);
    await fixture.call('rollback', other.rollback(back.transactionId));
    expect(await fixture.call('win', other.win(300))).toMatchObject({ code: 'WIN_AFTER_ROLLBACK' });
    expect(await fixture.cash(player)).toBe(1_200);
  });

  it('bets outside the bounds of the game', async () => {
    const player = await fixture.player(100_000);
    for (const cents of [9, MAXIMUM_CENTS + 1])
      expect(await fixture.call('bet', roundOf(player).bet(cents))).toMatchObject({ status: 422, code: 'BET_OUT_OF_BOUNDS' });
    for (const amountCents of [0, -5, 1.5, '100', null])
      expect(await fixture.call('bet', { ...roundOf(player).bet(1), amountCents })).toMatchObject({
        status: 400,
        code: 'BAD_REQUEST',
      });
    expect(await fixture.cash(player)).toBe(100_000);
  });

  it('another transaction under a known id', async () => {
    const player = await fixture.player(1_000);
    const round = roundOf(player);
    const bet = round.bet(100);
    await fixture.call('bet', bet);
    for (const changed of [
      { ...bet, amountCents: 101 },
      { ...bet, roundId: randomUUID() },
    ])
      expect(await fixture.call('bet', changed)).toMatchObject({ status: 409, code: 'TRANSACTION_CONFLICT' });
    expect(await fixture.call('win', bet)).toMatchObject({ code: 'TRANSACTION_CONFLICT' });
    expect(await fixture.cash(player)).toBe(900);
  });

  it("sessions and rounds of other players and other servers' sessions", async () => {
    const player = await fixture.player(1_000);
    const other = await fixture.player(1_000);
    const round = roundOf(player);
    await fixture.call('bet', round.bet(100));
    const foreign = { ...round.bet(100), sessionId: other.casinoSessionId };
    expect(await fixture.call('bet', foreign)).toMatchObject({ status: 403, code: 'SESSION_OF_ANOTHER_PLAYER' });
    const intoRound = { ...foreign, playerId: other.playerId };
    for (const operation of ['bet', 'win'] as const)
      expect(await fixture.call(operation, intoRound)).toMatchObject({ status: 403, code: 'ROUND_OF_ANOTHER_SESSION' });
    expect(
      await fixture.call('end', { ...round.end(100, 0), sessionId: other.casinoSessionId, playerId: other.playerId }),
    ).toMatchObject({
      code: 'ROUND_OF_ANOTHER_SESSION',
    });
    const asOther = { serverId: OTHER_SERVER_ID, secret: OTHER_SECRET };
    for (const operation of ['balance', 'bet', 'win', 'endSession'] as const)
      expect(await fixture.call(operation, round.bet(100), asOther)).toMatchObject({ status: 404, code: 'UNKNOWN_SESSION' });
    expect(await fixture.call('balance', { sessionId: other.casinoSessionId, playerId: player.playerId })).toMatchObject({
      code: 'SESSION_OF_ANOTHER_PLAYER',
    });
    expect([await fixture.cash(player), await fixture.cash(other)]).toEqual([900, 1_000]);
  });

  it('bets of a session that has ended, while wins and rollbacks of its rounds are still taken', async () => {
    const player = await fixture.player(1_000);
    const [won, lost] = [roundOf(player), roundOf(player)];
    const back = lost.bet(100);
    await fixture.call('bet', won.bet(100));
    await fixture.call('bet', back);
    expect(await fixture.call('endSession', { sessionId: player.casinoSessionId })).toMatchObject({ code: null });
    expect(await fixture.call('bet', roundOf(player).bet(100))).toMatchObject({ status: 409, code: 'SESSION_ENDED' });
    expect(await fixture.call('win', won.win(250))).toMatchObject({ code: null, balanceCents: 1_050 });
    expect(await fixture.call('rollback', lost.rollback(back.transactionId))).toMatchObject({ code: null, balanceCents: 1_150 });
  });

  it('bets that wait for the account while their session ends', async () => {
    const player = await fixture.player(1_000);
    const bet = () => fixture.call('bet', roundOf(player).bet(100));
    // A second launch ends the first.
    const answer = await askBehindLock(fixture, player.playerId, bet, () => fixture.launch(player));
    expect(answer).toMatchObject({ status: 409, code: 'SESSION_ENDED' });
    expect(await fixture.cash(player)).toBe(1_000);
  });

  it('bets of a player who is restricted or logged out', async () => {
    const restricted = await fixture.player(1_000);
    await restrictPlayer(fixture.deps.db, restricted.playerId, { kind: 'casino', expiresAt: new Date(NOW.getTime() + 60_000) });
    expect(await fixture.call('bet', roundOf(restricted).bet(100))).toMatchObject({ status: 403, code: 'PLAYER_RESTRICTED' });
    fixture.setNow(new Date(NOW.getTime() + 61_000));
    expect(await fixture.call('bet', roundOf(restricted).bet(100))).toMatchObject({ code: null });

    const loggedOut = await fixture.player(1_000);
    await fixture.owner.pool.query('UPDATE sessions SET revoked_at = now() WHERE id = $1', [loggedOut.sessionId]);
    expect(await fixture.call('bet', roundOf(loggedOut).bet(100))).toMatchObject({ code: 'SESSION_ENDED' });
  });

  it('bets that would pass a spend limit, at once or one after the other, and takes them again when its period is over', async () => {
    const player = await fixture.player(10_000);
    await setPlayerLimits(fixture.deps.db, player.playerId, [{ type: 'SPEND', period: 'DAILY', amountCents: 1_000 }], NOW);
    const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.call('bet', roundOf(player).bet(150))));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(6);
    expect(answers.find(({ code }) => code !== null)).toMatchObject({ status: 403, code: 'SPEND_LIMIT_REACHED' });
    expect(await fixture.call('bet', roundOf(player).bet(100))).toMatchObject({ code: null, balanceCents: 9_000 });
    expect(await fixture.call('bet', roundOf(player).bet(10))).toMatchObject({ code: 'SPEND_LIMIT_REACHED' });
    // Midnight in New York is at 05:00 UTC.
    await fixture.owner.pool.query("UPDATE sessions SET expires_at = expires_at + interval '1 day' WHERE id = $1", [
      player.sessionId,
    ]);
    fixture.setNow(new Date('2026-11-23T04:59:59Z'));
    expect(await fixture.call('bet', roundOf(player).bet(150))).toMatchObject({ code: 'SPEND_LIMIT_REACHED' });
    fixture.setNow(new Date('2026-11-23T05:00:00Z'));
    expect(await fixture.call('bet', roundOf(player).bet(150))).toMatchObject({ code: null });
  });

  it('bets that could pass a loss limit: an open round counts as lost, and a win makes room', async () => {
    const player = await fixture.player(10_000);
    await setPlayerLimits(fixture.deps.db, player.playerId, [{ type: 'LOSS', period: 'WEEKLY', amountCents: 500 }], NOW);
    const round = roundOf(player);
    expect(await fixture.call('bet', round.bet(300))).toMatchObject({ code: null });
    // A double of the same round is a bet, too.
    expect(await fixture.call('bet', round.bet(300))).toMatchObject({ status: 403, code: 'LOSS_LIMIT_REACHED' });
    expect(await fixture.call('bet', roundOf(player).bet(201))).toMatchObject({ code: 'LOSS_LIMIT_REACHED' });
    await fixture.call('win', round.win(900));
    expect(await fixture.call('bet', roundOf(player).bet(1_101))).toMatchObject({ code: 'LOSS_LIMIT_REACHED' });
    expect(await fixture.call('bet', roundOf(player).bet(1_100))).toMatchObject({ code: null, balanceCents: 9_500 });
  });

  it('bets for limits that bets on sports have used up: an open bet counts as lost until it pays, and a correction opens it again', async () => {
    const player = await fixture.player(10_000);
    const { db } = fixture.deps;
    const used = async () =>
      (await readPlayLimits(db, player.playerId, fixture.deps.clock.now())).map(({ usedCents }) => usedCents);
    const monthly = (type: 'LOSS' | 'SPEND', amountCents: number) => ({ type, period: 'MONTHLY', amountCents }) as const;
    await setPlayerLimits(db, player.playerId, [monthly('LOSS', 700), monthly('SPEND', 5_000)], NOW);
    for (const event of ['limits-a', 'limits-b']) await fixture.event(event);
    expect(await fixture.place(player, [parlay(['limits-a.home', 'limits-b.home'], 700)])).toMatchObject({ kind: 'PLACED' });
    expect(await used()).toEqual([700, 700]);
    expect(await fixture.call('bet', roundOf(player).bet(10))).toMatchObject({ code: 'LOSS_LIMIT_REACHED' });
    await fixture.finish('limits-b', { homeScore: 20, awayScore: 10 });
    await fixture.finish('limits-a', { homeScore: 20, awayScore: 10 });
    expect(await used()).toEqual([700 - 2_551, 700]);
    expect(await fixture.call('bet', roundOf(player).bet(10))).toMatchObject({ code: null });
    await fixture.finish('limits-a', { homeScore: 10, awayScore: 20 });
    expect(await used()).toEqual([710, 710]);
    expect(await fixture.call('bet', roundOf(player).bet(10))).toMatchObject({ code: 'LOSS_LIMIT_REACHED' });
  });

  it('forged, replayed and old requests', async () => {
    const player = await fixture.player(1_000);
    const bet = roundOf(player).bet(100);
    for (const forged of [{ secret: 'guessed' }, { serverId: 'nobody' }, { serverId: OTHER_SERVER_ID }, { requestId: 'x' }])
      expect(await fixture.call('bet', bet, forged)).toMatchObject({ status: 401, code: 'BAD_SIGNATURE' });
    for (const atMs of [Date.now() - 61_000, Date.now() + 61_000])
      expect(await fixture.call('bet', bet, { atMs })).toMatchObject({ status: 401, code: 'STALE_REQUEST' });
    const requestId = randomUUID();
    expect(await fixture.call('bet', bet, { requestId })).toMatchObject({ code: null });
    for (const operation of ['bet', 'win', 'end', 'balance', 'rollback'] as const)
      expect(
        await fixture.call(operation, { ...bet, betCents: 100, winCents: 0, betTransactionId: bet.transactionId }, { requestId }),
      ).toMatchObject({ status: 401, code: 'REPLAYED_REQUEST' });
    expect(await fixture.cash(player)).toBe(900);
  });

  it('a replayed request for as long as its timestamp is accepted, and forgets it afterwards', async () => {
    const player = await fixture.player(1_000);
    const requestId = randomUUID();
    await fixture.call('balance', { sessionId: player.casinoSessionId, playerId: player.playerId }, { requestId });
    await fixture.owner.pool.query(
      "INSERT INTO casino_wallet_requests VALUES ('slipstream', 'old-request', clock_timestamp() - interval '6 minutes')",
    );
    await deleteExpired(fixture.deps, contexts);
    const { rows } = await fixture.owner.pool.query('SELECT request_id FROM casino_wallet_requests WHERE request_id = ANY ($1)', [
      [requestId, 'old-request'],
    ]);
    expect(rows).toEqual([{ request_id: requestId }]);
  });

  it('forged, expired and used launch tokens, but not the repetition of an exchange', async () => {
    const player = await fixture.stranger(1_000);
    const exchange = (token: string, exchangeId: string = randomUUID()) => fixture.call('authenticate', { token, exchangeId });
    expect(await exchange(randomBytes(32).toString('base64url'))).toMatchObject({ status: 401, code: 'UNKNOWN_TOKEN' });
    expect(await exchange('short')).toMatchObject({ status: 400, code: 'BAD_REQUEST' });

    const { token } = await fixture.launch(player);
    const exchangeId = randomUUID();
    const first = await exchange(token, exchangeId);
    expect(first).toMatchObject({
      status: 200,
      body: {
        playerId: player.playerId,
        mode: 'REAL',
        engine: 'roulette',
        minimumBetCents: 10,
        maximumBetCents: 5_000,
        balanceCents: 1_000,
      },
    });
    expect(await exchange(token, exchangeId)).toEqual(first);
    expect(await exchange(token)).toMatchObject({ status: 401, code: 'USED_TOKEN' });
    expect(
      await fixture.call('authenticate', { token, exchangeId }, { serverId: OTHER_SERVER_ID, secret: OTHER_SECRET }),
    ).toMatchObject({ code: 'UNKNOWN_TOKEN' });

    const { token: unused } = await fixture.launch(player);
    expect(await exchange(token, exchangeId)).toMatchObject({ code: 'EXPIRED_TOKEN' });
    fixture.setNow(new Date(NOW.getTime() + 61_000));
    expect(await exchange(unused)).toMatchObject({ status: 401, code: 'EXPIRED_TOKEN' });
  });
});

describe('a game that nobody plays', () => {
  it('ends when its token was not exchanged in a minute, or when it had no round for a day', async () => {
    const reasons = async (...ids: readonly string[]) =>
      Promise.all(
        ids.map(async (id) => {
          const { rows } = await fixture.owner.pool.query<{ end_reason: string | null }>(
            'SELECT end_reason FROM casino_sessions WHERE id = $1',
            [id],
          );
          return rows[0]?.end_reason;
        }),
      );
    const [playing, finished, idle] = [await fixture.player(1_000), await fixture.player(1_000), await fixture.player(1_000)];
    const { sessionId: unopened } = await fixture.launch(await fixture.stranger(0));
    await fixture.call('bet', roundOf(playing).bet(100));
    const round = roundOf(finished);
    await fixture.call('bet', round.bet(100));
    await fixture.call('end', round.end(100, 0));
    const ids = [playing, finished, idle].map(({ casinoSessionId }) => casinoSessionId);
    await deleteExpired(fixture.deps, contexts);
    expect(await reasons(unopened, ...ids)).toEqual([null, null, null, null]);
    fixture.setNow(new Date(NOW.getTime() + 61_000));
    await deleteExpired(fixture.deps, contexts);
    expect(await reasons(unopened, ...ids)).toEqual(['EXPIRED', null, null, null]);
    fixture.setNow(new Date(NOW.getTime() + 24 * 3_600_000 + 1));
    await deleteExpired(fixture.deps, contexts);
    // A round that is open still has to be ended by its game server.
    expect(await reasons(...ids)).toEqual([null, 'EXPIRED', 'EXPIRED']);
  });
});

describe('the ledger of the casino', () => {
  it('refuses transfers that no transaction implies, and the audit finds those that were tampered with', async () => {
    const player = await fixture.player(1_000);
    await fixture.call('bet', roundOf(player).bet(100));
    const insert = (reference: string, kind: string, transaction: string): Promise<unknown> =>
      fixture.owner.pool.query(
        `INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, casino_transaction_id, posted_at)
           SELECT $1, $2::ledger_transfer_kind, 1, id, 5, ${transaction}, now() FROM ledger_accounts WHERE player_id = $3 AND kind = 'CASH'`,
        [reference, kind, player.playerId],
      );
    const anyTransaction = '(SELECT max(id) FROM casino_transactions)';
    await expect(insert('casino-win:1', 'CASINO_WIN', 'NULL')).rejects.toMatchObject({ code: '23514' });
    await expect(insert('gift', 'CASINO_WIN', anyTransaction)).rejects.toMatchObject({ code: '23514' });
    await expect(insert('casino-bet:7', 'FUNDING', 'NULL')).rejects.toMatchObject({ code: '23514' });
    await expect(insert('payout:1:1', 'PAYOUT', anyTransaction)).rejects.toMatchObject({ code: '23514' });
    await expect(fixture.owner.pool.query('DELETE FROM casino_transactions')).rejects.toMatchObject({ code: '23000' });

    await fixture.owner.pool.query('UPDATE casino_rounds SET win_cents = win_cents + 1 WHERE session_id = $1', [
      player.casinoSessionId,
    ]);
    expect((await fixture.audit()).discrepancies).toEqual([expect.stringContaining('is not the sum of its transactions')]);
    await fixture.owner.pool.query('UPDATE casino_rounds SET win_cents = win_cents - 1 WHERE session_id = $1', [
      player.casinoSessionId,
    ]);
  });

  it('a token of another game server’s game is unknown, and still good for its own', async () => {
    // The other server has a game of its own.
    await fixture.owner.pool.query('UPDATE casino_games SET game_server_id = $1 WHERE id = $2', [OTHER_SERVER_ID, 'test-slot']);
    const { token } = await fixture.launch(await fixture.stranger(1_000));
    const body = { token, exchangeId: randomUUID() };
    const asOther = { serverId: OTHER_SERVER_ID, secret: OTHER_SECRET };
    expect(await fixture.call('authenticate', body, asOther)).toMatchObject({ status: 401, code: 'UNKNOWN_TOKEN' });
    expect(await fixture.call('authenticate', body)).toMatchObject({ code: null });
    expect(await fixture.call('authenticate', body, asOther)).toMatchObject({ code: 'UNKNOWN_TOKEN' });
  });
});
