import { attemptKey } from '../../domain/payments/gatewayStatus.ts';
import { isLive } from '../../domain/payments/payment.ts';
import { type PaymentWork, paymentWork } from '../../domain/payments/paymentWork.ts';
import { isAbandoned, nextLookMs } from '../../domain/payments/times.ts';
import { type GatewayPayment, GatewayRefused, type PaymentGateway } from '../../payments/gateway.ts';
import { findPlayer } from '../players/index.ts';
import { applyGatewayStatus, applyPaymentEvent, type EventDetails, type PaymentDeps } from './applyEvents.ts';
import { findGatewayMethod } from './methods.ts';
import { requirePayment, type StoredAttempt, type StoredPayment } from './readPayments.ts';
import { depositIsRuledOut, readWithdrawalStop } from './rights.ts';

export interface Advanced {
  readonly payment: StoredPayment;
  /** When it is to be looked at again; null: nothing is left to do. */
  readonly againMs: number | null;
}

/** What one piece of work may lead to: a creation, then a cancel, then nothing. */
const ROUNDS = 4;

/**
 * Does what is left to do for a payment at the gateway: creates attempts, cancels and refunds them, and asks for their state where `poll` is set.
 * From the stored payment alone, so that it may be repeated after a crash, and run twice at once.
 * @throws GatewayUnavailable; what was done is stored, and the rest is still to be done.
 */
export async function advancePayment(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  paymentId: number,
  { poll = false }: { readonly poll?: boolean } = {},
): Promise<Advanced> {
  let payment = await requirePayment(deps.db, paymentId);
  const ageMs = deps.clock.now().getTime() - payment.createdAt.getTime();
  if (poll && isAbandoned(payment, ageMs))
    payment = (await applyPaymentEvent(deps, paymentId, { kind: 'CANCEL_ASKED' }, { by: 'TIME' })).payment;
  let isCancelled = false;
  for (let round = 0; round < ROUNDS; round += 1) {
    const ruledOut: EventDetails | null = isCancelled ? null : await readRuledOut(deps, payment);
    isCancelled ||= ruledOut !== null;
    if (ruledOut !== null) payment = (await applyPaymentEvent(deps, paymentId, { kind: 'CANCEL_ASKED' }, ruledOut)).payment;
    const work = paymentWork(payment).filter(({ kind }) => kind !== 'POLL' || (poll && round === 0));
    if (work.length === 0) break;
    for (const each of work) await perform(deps, gateway, payment, each);
    payment = await requirePayment(deps.db, paymentId);
  }
  return { payment, againMs: nextLookMs(payment, ageMs) };
}

/**
 * Why the payment must not go on; null: it may. A stop of the player, or a lower limit, ends a deposit that is not paid yet; a claim, or money that
 * is not the player's for good, a withdrawal that is not sent yet.
 */
async function readRuledOut({ db, clock }: PaymentDeps, payment: StoredPayment): Promise<EventDetails | null> {
  const { id, direction, state, cancelAsked } = payment;
  if (cancelAsked) return null;
  if (direction === 'DEPOSIT') {
    const isUnpaid = state === 'OPEN' || state === 'PROCESSING';
    return isUnpaid && (await depositIsRuledOut(db, id, clock.now())) ? { by: 'PLAYER', reason: 'stopped' } : null;
  }
  const reason = state === 'REQUESTED' || state === 'CHECKED' ? await readWithdrawalStop(db, id, clock.now()) : null;
  return reason && { by: 'OPERATOR', reason };
}

async function perform(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  payment: StoredPayment,
  { kind, attempt: number }: PaymentWork,
): Promise<void> {
  const attempt = payment.attempts.find((each) => each.number === number);
  if (attempt === undefined) return;
  if (kind === 'CREATE') {
    await createAttempt(deps, gateway, payment, attempt);
    return;
  }
  // A webhook has overtaken the answer to the creation; the answer, or its repetition, has the reference.
  if (attempt.reference === null) return;
  const ask = { CANCEL: gateway.cancel, REFUND: gateway.refund, POLL: gateway.status }[kind];
  const status = await ask.call(gateway, attempt.reference);
  if (status === null) {
    deps.log.error(
      { receiptId: payment.receiptId, attempt: number },
      'The payment gateway does not know a payment that it has created',
    );
    return;
  }
  await applyGatewayStatus(deps, status, null);
  if (kind !== 'CANCEL') return;
  const after = await requirePayment(deps.db, payment.id);
  const isRefused = after.attempts.some((each) => each.number === number && isLive(each));
  if (isRefused) await applyPaymentEvent(deps, payment.id, { kind: 'CANCEL_REFUSED', attempt: number }, { by: 'GATEWAY' });
}

/** Creates the attempt at the gateway, or hears again of the one that is there. */
async function createAttempt(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  payment: StoredPayment,
  attempt: StoredAttempt,
): Promise<void> {
  try {
    const { reference, uri } = await gateway.create(await toGateway(deps, payment, attempt));
    const event = { kind: 'CREATED', attempt: attempt.number, hasPage: uri !== null } as const;
    await applyPaymentEvent(deps, payment.id, event, { by: 'GATEWAY', reference, uri });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    const { amountCents, currency } = payment;
    const event = { kind: 'GATEWAY', attempt: attempt.number, state: 'failed', amountCents, currency } as const;
    await applyPaymentEvent(deps, payment.id, event, { by: 'GATEWAY', reason: error.code });
  }
}

async function toGateway(deps: PaymentDeps, payment: StoredPayment, attempt: StoredAttempt): Promise<GatewayPayment> {
  const { receiptId, direction, providerCode, amountCents, currency, playerId } = payment;
  const player = await findPlayer(deps.db.query, playerId);
  const isHidden = payment.quickDeposit && providerCode === 'TRUSTLY';
  return {
    key: attemptKey(receiptId, attempt.number),
    receiptId,
    direction,
    providerCode,
    amountCents,
    currency,
    customerId: playerId,
    customerName: player === null ? '' : `${player.first_name} ${player.last_name}`,
    methodId: payment.methodId === null ? null : await findGatewayMethod(deps.db, playerId, payment.methodId),
    returnPath: `${payment.origin}/${direction === 'DEPOSIT' ? 'deposit' : 'withdrawal'}/gateway`,
    ...((attempt.fields !== null || isHidden) && { fields: { ...attempt.fields, ...(isHidden && { hidden: 'true' }) } }),
  };
}

/** Pays with what the player has chosen in a drop-in, which belongs to the payment's live attempt. */
export async function completeDropIn(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  payment: StoredPayment,
  nonce: string,
): Promise<StoredPayment> {
  const attempt = payment.attempts.find(isLive);
  if (attempt === undefined) return payment;
  if ((await readRuledOut(deps, payment)) !== null) return (await advancePayment(deps, gateway, payment.id)).payment;
  await gateway.create(await toGateway(deps, payment, { ...attempt, fields: { nonce } }));
  return (await advancePayment(deps, gateway, payment.id, { poll: true })).payment;
}
