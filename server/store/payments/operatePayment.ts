import { isOver, type PaymentState } from '../../domain/payments/payment.ts';
import type { PaymentEvent } from '../../domain/payments/stepPayment.ts';
import type { PaymentGateway } from '../../payments/gateway.ts';
import { advancePayment } from './advancePayment.ts';
import { applyPaymentEvent, type PaymentDeps } from './applyEvents.ts';
import { readPaymentByReceipt, type StoredPayment } from './readPayments.ts';

/**
 * refund: what a deposit in REVIEW was paid with goes back. credit: it is credited, where the gateway names by now what the player asked for.
 * decline: a withdrawal that is not sent yet comes back. release: a payment that the gateway knows nothing of ends.
 */
export type PaymentOperation = 'refund' | 'credit' | 'decline' | 'release';

export type OperatedPayment =
  | { readonly done: true; readonly state: PaymentState }
  | { readonly done: false; readonly state: PaymentState | null; readonly why: string };

const BACK: readonly PaymentState[] = ['CANCELLED', 'DECLINED', 'RETURNED'];

/**
 * What only a person of the operator decides. The gateway's word stands all the same: nobody credits another amount than it has charged, or gives
 * back what it may still pay out.
 * @throws GatewayUnavailable
 */
export async function operatePayment(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  receiptId: string,
  operation: PaymentOperation,
): Promise<OperatedPayment> {
  const payment = await readPaymentByReceipt(deps.db, receiptId);
  if (payment === null) return { done: false, state: null, why: 'there is no such payment' };
  const refused = (why: string): OperatedPayment => ({ done: false, state: payment.state, why });
  const apply = async (event: PaymentEvent): Promise<StoredPayment> => {
    await applyPaymentEvent(deps, payment.id, event, { by: 'OPERATOR', reason: operation });
    return (await advancePayment(deps, gateway, payment.id)).payment;
  };
  const ended = ({ state }: StoredPayment, wanted: readonly PaymentState[], why: string): OperatedPayment =>
    wanted.includes(state) ? { done: true, state } : { done: false, state, why };

  switch (operation) {
    case 'refund':
      if (payment.state !== 'REVIEW') return refused('only a deposit in REVIEW is refunded');
      return ended(
        await apply({ kind: 'REFUND_ASKED' }),
        ['REFUNDED', 'CHARGED_BACK'],
        'the gateway has not given it back yet; it is asked again',
      );
    case 'credit': {
      const paid = payment.attempts.find(({ state }) => state === 'SUCCEEDED');
      if (payment.state !== 'REVIEW' || !paid?.reference) return refused('only a deposit in REVIEW is credited');
      const status = await gateway.status(paid.reference);
      if (status?.state !== 'succeeded') return refused('the gateway has not charged it any more');
      const { amountCents, currency } = status;
      if (paid.refundAsked) return refused('it is being refunded');
      const after = await apply({ kind: 'ACCEPTED', attempt: paid.number, amountCents, currency });
      const why = `the gateway names ${amountCents} cents ${currency}, the player asked for ${payment.amountCents}`;
      return ended(after, ['SUCCESSFUL'], why);
    }
    case 'decline': {
      if (payment.direction !== 'WITHDRAWAL' || isOver(payment.state)) return refused('only a withdrawal under way is declined');
      const after = await apply({ kind: 'CANCEL_ASKED' });
      return ended(
        after,
        BACK,
        after.state === 'ARRIVED' ? 'it has arrived' : 'the gateway has sent it, or cannot cancel it any more',
      );
    }
    case 'release': {
      if (isOver(payment.state) || payment.state === 'REVIEW') return refused('it has ended, or was paid');
      for (const { reference } of payment.attempts) {
        // An attempt without a reference is created first: an earlier request may have arrived.
        if (reference === null) return refused('the gateway has not answered its creation yet');
        const status = await gateway.status(reference);
        if (status !== null) return refused(`the gateway knows it: ${status.state}`);
      }
      return ended(await apply({ kind: 'RELEASED' }), BACK, 'it could not be ended');
    }
  }
}
