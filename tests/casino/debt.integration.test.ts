import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBalances } from '../../server/store/ledger/index.ts';
import { advancePayment, applyGatewayStatus, beginPayment } from '../../server/store/payments/index.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { makeWalletFixture, type WalletFixture } from './support/walletFixture.ts';

let fixture: WalletFixture;
beforeAll(async () => {
  fixture = await makeWalletFixture();
});
afterAll(() => fixture.drop());

it('a win and a jackpot of a player who owes a deposit repay it first', async () => {
  const { deps } = fixture;
  const gateway = fakePaymentGateway();
  const player = await fixture.player(0, 'copper-canyon');
  const started = await beginPayment(
    deps,
    {
      playerId: player.playerId,
      sessionId: player.sessionId,
      requestId: randomUUID(),
      direction: 'DEPOSIT',
      amountCents: 2_000,
      providerCode: 'TRUSTLY',
      methodId: null,
      currency: 'USD',
      quickDeposit: false,
      facilityId: null,
      promotionCode: null,
      origin: 'http://hwc.localhost:4000',
      fields: null,
      needsConfirmation: false,
      clearingHours: 0,
      codePurpose: null,
      receivers: [],
    },
    null,
  );
  if (started.kind !== 'DECIDED') throw new Error(started.kind);
  await advancePayment(deps, gateway, started.payment.id);
  const hear = (state: 'succeeded' | 'charged_back') =>
    applyGatewayStatus(deps, gateway.set(`${started.payment.receiptId}:1`, { state }), randomUUID());
  await hear('succeeded');

  const round = { sessionId: player.casinoSessionId, playerId: player.playerId, roundId: randomUUID() };
  const call = (operation: 'bet' | 'win', amountCents: number) =>
    fixture.call(operation, { ...round, transactionId: randomUUID(), amountCents });
  expect(await call('bet', 1_500)).toMatchObject({ code: null, balanceCents: 500 });
  await hear('charged_back');
  // What is left is taken first; only the rest is owed.
  expect(await readBalances(deps.db, player.playerId)).toMatchObject({ cashCents: 0, debtCents: 1_500 });
  expect(await call('win', 1_000)).toMatchObject({ code: null, balanceCents: 0 });
  const { code, body } = await fixture.call('jackpot', { ...round, transactionId: randomUUID(), jackpotId: 'starfall-mini' });
  const cashCents = Number(body.jackpotCents) - 500;
  expect([code, body]).toMatchObject([null, { balanceCents: cashCents }]);
  expect(await readBalances(deps.db, player.playerId)).toMatchObject({ cashCents, debtCents: 0 });
  expect((await fixture.audit()).discrepancies).toEqual([]);
});
