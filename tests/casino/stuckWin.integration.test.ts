import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWalletFixture, type WalletFixture } from './support/walletFixture.ts';

let fixture: WalletFixture;
beforeAll(async () => {
  fixture = await makeWalletFixture();
});
afterAll(() => fixture.drop());

it('a win beyond what the bets of its round can win is stuck for a person, once, and the balance stays readable', async () => {
  const player = await fixture.player(1_000);
  const ids = { sessionId: player.casinoSessionId, playerId: player.playerId, roundId: randomUUID() };
  const win = (amountCents: number) => ({ ...ids, transactionId: randomUUID(), amountCents });
  await fixture.call('bet', { ...ids, transactionId: randomUUID(), amountCents: 100 });
  const huge = win(9_000_000_000_000_000);
  for (let time = 0; time < 2; time += 1)
    expect(await fixture.call('win', huge)).toMatchObject({ status: 422, code: 'WIN_OUT_OF_BOUNDS' });
  expect(await fixture.call('win', win(3_600))).toMatchObject({ code: null, balanceCents: 4_500 });
  expect(await fixture.call('win', win(1))).toMatchObject({ code: 'WIN_OUT_OF_BOUNDS' });
  expect(await fixture.call('end', { ...ids, betCents: 100, winCents: 3_600 })).toMatchObject({ code: null });
  expect(await fixture.cash(player)).toBe(4_500);
  expect((await fixture.audit()).discrepancies).toEqual([
    expect.stringMatching(/^Casino win \d+ of 9000000000000000 cents is more than .* a person has to look at it$/),
    expect.stringMatching(/^Casino win \d+ of 1 cents/),
  ]);
});
