import { expect, it } from 'vitest';
import { createProviders } from '../../../domain/payments/providers.ts';
import type { StoredPayment } from '../../../store/payments/index.ts';
import type { GraphqlContext } from '../context.ts';
import { receiptOf } from './receiptShapes.ts';

const AT = new Date('2026-11-28T12:00:00Z');
const attempt = (number: number, reference: string) => ({ number, reference, state: 'OPEN', refundAsked: false, uri: null });
const PAID = {
  id: 1,
  receiptId: 'r1',
  playerId: 'p1',
  direction: 'DEPOSIT',
  providerCode: 'TRUSTLY',
  methodId: null,
  amountCents: 5_000,
  quickDeposit: false,
  facilityId: null,
  origin: '',
  reason: null,
  version: 1,
  state: 'SUCCESSFUL',
  confirmed: true,
  cancelAsked: false,
  paidAttempt: 1,
  createdAt: AT,
  reachedAt: new Map([['SUCCESSFUL', AT]]),
  attempts: [attempt(1, 'pay_first'), attempt(2, 'pay_second')],
} as unknown as StoredPayment;
const CONTEXT = {
  deps: { config: { currency: 'USD' }, db: {} },
  services: { payments: { providers: createProviders({}) } },
} as unknown as GraphqlContext;

it('a receipt has the lines of its payment, and the provider’s id of the attempt that was paid', async () => {
  const receipt = await receiptOf(CONTEXT, PAID);
  expect(receipt).toMatchObject({
    id: 'r1',
    depositStatus: 'SUCCESSFUL',
    transactionId: 'pay_first',
    provider: { code: 'TRUSTLY' },
  });
  expect(receipt.receiptLines.map(({ label, value }) => label ?? value).filter(Boolean)).toEqual([
    'Deposit',
    'It appears on your statement as SLIPSTREAM.',
    'Amount',
    'Fee',
    'Paid by',
  ]);
  expect(await receiptOf(CONTEXT, { ...PAID, paidAttempt: null })).toMatchObject({ transactionId: 'pay_second' });
});
