import { isOver, type PaymentDirection } from '../../../domain/payments/payment.ts';
import { providerOf, termsOf } from '../../../domain/payments/providers.ts';
import { GatewayRefused, GatewayUnavailable } from '../../../payments/gateway.ts';
import { applyPaymentEvent, completeDropIn, readOwnPayment, type StoredPayment } from '../../../store/payments/index.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type { PaymentActionPayload } from '../generated/resolvers.ts';
import { requirePlayer } from '../viewer.ts';
import { reach, TRY_AGAIN, userErrorsOf } from './paymentCreation.ts';
import { pageOf, receiptOf } from './receiptShapes.ts';

const UNCHANGED: PaymentActionPayload = { changed: false, userErrors: [], receipt: null };

/** A payment of this player and direction; everybody else's is unknown. */
async function ownPayment(context: GraphqlContext, receiptId: string, direction: PaymentDirection): Promise<StoredPayment | null> {
  const payment = await readOwnPayment(context.deps.db, requirePlayer(context).playerId, receiptId);
  return payment?.direction === direction ? payment : null;
}

export async function cancel(
  context: GraphqlContext,
  receiptId: string,
  direction: PaymentDirection,
): Promise<PaymentActionPayload> {
  const payment = await ownPayment(context, receiptId, direction);
  if (payment === null) return UNCHANGED;
  const { payment: cancelling } = await applyPaymentEvent(context.deps, payment.id, { kind: 'CANCEL_ASKED' }, { by: 'PLAYER' });
  const { gateway } = context.services.payments;
  const after = gateway === null ? cancelling : await reach(context.deps, gateway, cancelling);
  const changed = !isOver(payment.state) && (after.state === 'CANCELLED' || (after.cancelAsked && !isOver(after.state)));
  return { ...UNCHANGED, changed, receipt: await receiptOf(context, after) };
}

/** Either direction. */
export async function cancelDropIn(context: GraphqlContext, receiptId: string): Promise<PaymentActionPayload> {
  const payment = await readOwnPayment(context.deps.db, requirePlayer(context).playerId, receiptId);
  return payment === null ? UNCHANGED : cancel(context, receiptId, payment.direction);
}

export async function complete(context: GraphqlContext, receiptId: string, nonce: string): Promise<PaymentActionPayload> {
  const payment = await readOwnPayment(context.deps.db, requirePlayer(context).playerId, receiptId);
  const { gateway, providers } = context.services.payments;
  if (!/^[\x21-\x7e]{1,100}$/.test(nonce)) refuseInput('nonce must be what the drop-in gave');
  if (payment === null || gateway === null) return UNCHANGED;
  const isDropIn = termsOf(providerOf(providers, payment.providerCode), payment.direction)?.capability === 'DROP_IN';
  if (!isDropIn || pageOf(payment) === null) return { ...UNCHANGED, receipt: await receiptOf(context, payment) };
  try {
    const after = await completeDropIn(context.deps, gateway, payment, nonce);
    return { ...UNCHANGED, changed: after.version !== payment.version, receipt: await receiptOf(context, after) };
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error;
    return { changed: false, userErrors: userErrorsOf([TRY_AGAIN]), receipt: await receiptOf(context, payment) };
  }
}

export async function confirm(context: GraphqlContext, receiptId: string): Promise<PaymentActionPayload> {
  const payment = await ownPayment(context, receiptId, 'WITHDRAWAL');
  const { gateway } = context.services.payments;
  if (payment === null || gateway === null) return UNCHANGED;
  // What is not covered any more is cancelled before the gateway hears of it.
  await reach(context.deps, gateway, payment);
  const applied = await applyPaymentEvent(context.deps, payment.id, { kind: 'CONFIRMED' }, { by: 'PLAYER' });
  const after = await reach(context.deps, gateway, applied.payment);
  return { ...UNCHANGED, changed: applied.outcome === 'APPLIED', receipt: await receiptOf(context, after) };
}
