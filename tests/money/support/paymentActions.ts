import { randomUUID } from 'node:crypto';
import type { GatewayState } from '../../../server/domain/payments/gatewayStatus.ts';
import { createProviders, receiversFor } from '../../../server/domain/payments/providers.ts';
import {
  advancePayment,
  applyGatewayStatus,
  beginPayment,
  type PaymentRequest,
  readPayment,
  type StartedPayment,
  type StoredPayment,
} from '../../../server/store/payments/index.ts';
import type { FakePaymentGateway } from '../../support/fakePaymentGateway.ts';
import type { MoneyFixture, Player } from './moneyFixture.ts';

const RECEIVERS = receiversFor(createProviders(), 'US-CO');

/** Without a session: the operator, for a player who has stopped. */
type Payer = Pick<PaymentRequest, 'playerId' | 'sessionId'>;

/** What players and a fake gateway do with payments, and what they can see of them. */
export function paymentActions(fixture: () => MoneyFixture, gateway: FakePaymentGateway) {
  function request(player: Payer, amountCents: number, more: Partial<PaymentRequest> = {}): PaymentRequest {
    return {
      ...player,
      requestId: randomUUID(),
      direction: 'DEPOSIT',
      providerCode: 'TRUSTLY',
      methodId: null,
      amountCents,
      currency: 'USD',
      quickDeposit: false,
      facilityId: null,
      promotionCode: null,
      origin: 'http://tsb.localhost:4000',
      fields: null,
      needsConfirmation: false,
      clearingHours: 0,
      codePurpose: null,
      receivers: RECEIVERS,
      ...more,
    };
  }

  const begin = (player: Payer, amountCents: number, more: Partial<PaymentRequest> = {}): Promise<StartedPayment> =>
    beginPayment(fixture().deps, request(player, amountCents, more), null);

  async function startPayment(player: Player, amountCents: number, more: Partial<PaymentRequest> = {}): Promise<StoredPayment> {
    const answer = await begin(player, amountCents, more);
    if (answer.kind !== 'DECIDED') throw new Error(`It was not begun: ${JSON.stringify(answer)}`);
    return (await advancePayment(fixture().deps, gateway, answer.payment.id)).payment;
  }

  /** A webhook. */
  async function say(
    payment: StoredPayment,
    state: GatewayState,
    { id = randomUUID() as string | null, attempt = 1, cents = payment.amountCents } = {},
  ) {
    const status = gateway.set(`${payment.receiptId}:${attempt}`, { state, amountCents: cents });
    return applyGatewayStatus(fixture().deps, status, id);
  }

  const now = async ({ id }: StoredPayment): Promise<string> => (await readPayment(fixture().deps.db, id))?.state ?? '';

  /** Cash, reserved withdrawals and debt, in cents. */
  async function money({ playerId }: Player): Promise<readonly number[]> {
    const { rows } = await fixture().deps.db.pool.query<{ kind: string; balance_cents: number }>(
      'SELECT kind, balance_cents FROM ledger_accounts WHERE player_id = $1',
      [playerId],
    );
    const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance_cents ?? 0;
    return [of('CASH'), of('PENDING_WITHDRAWAL'), 0 - of('RECEIVABLE')];
  }

  const transfers = async ({ id }: StoredPayment): Promise<readonly string[]> =>
    (
      await fixture().deps.db.pool.query<{ kind: string }>('SELECT kind FROM ledger_transfers WHERE payment_id = $1 ORDER BY id', [
        id,
      ])
    ).rows.map(({ kind }) => kind);
  return { request, begin, startPayment, say, now, money, transfers };
}
