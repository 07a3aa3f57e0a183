import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCasinoRounds, listCasinoSessions } from '../../server/store/casino/history.ts';
import { listSessions, readRound, readSession, sumSessions } from '../../server/store/history/casino.ts';
import { sumTransactions } from '../../server/store/history/transactions.ts';
import { NOW } from '../money/support/moneyFixture.ts';
import { makeWalletFixture, type WalletFixture } from './support/walletFixture.ts';

let fixture: WalletFixture;
beforeAll(async () => {
  fixture = await makeWalletFixture();
});
afterAll(() => fixture.drop());

describe("a player's casino history", () => {
  it('has the sessions and rounds of that player alone, the newest first, in pages', async () => {
    const player = await fixture.player(10_000);
    const other = await fixture.player(10_000);
    const { deps } = fixture;
    const roundIds = [randomUUID(), randomUUID(), randomUUID()];
    for (const [index, roundId] of roundIds.entries()) {
      const round = { sessionId: player.casinoSessionId, playerId: player.playerId, roundId };
      const transactionId = randomUUID();
      await fixture.call('bet', { ...round, transactionId, amountCents: 100 });
      if (index === 0) await fixture.call('win', { ...round, transactionId: randomUUID(), amountCents: 250 });
      if (index === 1) await fixture.call('rollback', { ...round, transactionId: randomUUID(), betTransactionId: transactionId });
    }
    fixture.setNow(new Date(NOW.getTime() + 1_000));
    const { sessionId: later } = await fixture.launch(player);

    const first = await listCasinoSessions(deps.db, player.playerId, 1, null);
    expect(first).toMatchObject({ hasNextPage: true, items: [{ id: later, roundCount: 0, betCents: 0 }] });
    const second = await listCasinoSessions(deps.db, player.playerId, 1, later);
    expect(second).toMatchObject({
      hasNextPage: false,
      items: [{ id: player.casinoSessionId, gameTitle: 'test-roulette', roundCount: 3, betCents: 200, winCents: 250 }],
    });
    expect(second.items[0]?.endedAt).not.toBeNull();

    const rounds = await listCasinoRounds(deps.db, player.playerId, player.casinoSessionId, 2, null);
    expect(rounds).toMatchObject({
      hasNextPage: true,
      items: [
        { serverRoundId: roundIds[2], status: 'OPEN', betCents: 100 },
        { serverRoundId: roundIds[1], status: 'ROLLED_BACK', betCents: 0 },
      ],
    });
    const rest = await listCasinoRounds(deps.db, player.playerId, player.casinoSessionId, 2, rounds?.items.at(-1)?.id ?? null);
    expect(rest).toMatchObject({ hasNextPage: false, items: [{ serverRoundId: roundIds[0], betCents: 100, winCents: 250 }] });
    expect(await listCasinoRounds(deps.db, other.playerId, player.casinoSessionId, 2, null)).toBeNull();
    expect((await listCasinoSessions(deps.db, other.playerId, 5, null)).items).toHaveLength(1);
  });

  it('a page of sessions goes on from its cursor, a round has the balance before and after it, and sums are those of the ledger', async () => {
    const player = await fixture.player(10_000);
    const other = await fixture.player(10_000);
    const { db } = fixture.deps;
    const roundId = randomUUID();
    const round = { sessionId: player.casinoSessionId, playerId: player.playerId, roundId };
    await fixture.call('bet', { ...round, transactionId: randomUUID(), amountCents: 400 });
    await fixture.call('win', { ...round, transactionId: randomUUID(), amountCents: 650 });
    fixture.setNow(new Date(NOW.getTime() + 86_400_000));
    const { sessionId: later } = await fixture.launch(player);

    const days = { from: null, to: null };
    const first = await listSessions(db, player.playerId, days, 1, null);
    expect(first).toMatchObject({ hasNextPage: true, items: [{ id: later, roundCount: 0 }] });
    const second = await listSessions(db, player.playerId, days, 1, { micros: first.items[0]?.micros ?? 0, id: later });
    expect(second).toMatchObject({ hasNextPage: false, items: [{ id: player.casinoSessionId, betCents: 400, winCents: 650 }] });
    // NOW is the afternoon of November 22 in New Jersey.
    const that = await listSessions(db, player.playerId, { from: '2026-11-22', to: '2026-11-22' }, 5, null);
    expect(that.items.map(({ id }) => id)).toEqual([player.casinoSessionId]);

    const rounds = await listCasinoRounds(db, player.playerId, player.casinoSessionId, 5, null);
    const id = rounds?.items[0]?.id ?? 0;
    expect(await readRound(db, player.playerId, id)).toMatchObject({
      serverRoundId: roundId,
      sessionId: player.casinoSessionId,
      betCents: 400,
      winCents: 650,
      beforeCents: 10_000,
      afterCents: 10_250,
    });
    expect(await readRound(db, other.playerId, id)).toBeNull();
    expect(await readSession(db, player.playerId, later)).toMatchObject({ id: later });
    expect(await readSession(db, other.playerId, later)).toBeNull();
    const sums = await sumSessions(db, player.playerId, days);
    expect(sums).toEqual({ sessions: 2, rounds: 1, betCents: 400, bonusCents: 0, winCents: 650 });
    const ledger = (await sumTransactions(db, player.playerId, days)).find((row) => row.class === 'CASINO');
    expect(ledger?.cashCents).toBe(sums.winCents - sums.betCents);
  });
});
