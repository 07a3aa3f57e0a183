import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { type GatewayStatus, readAttemptKey } from '../../domain/payments/gatewayStatus.ts';
import { isOver } from '../../domain/payments/payment.ts';
import type { PaymentWork } from '../../domain/payments/paymentWork.ts';
import { type PaymentAlarm, type PaymentEvent, stepPayment } from '../../domain/payments/stepPayment.ts';
import { nextLookMs } from '../../domain/payments/times.ts';
import { depositAcknowledgementCents } from '../../domain/saferPlay/depositAcknowledgement.ts';
import { count } from '../../platform/meters.ts';
import { topics } from '../../platform/topics.ts';
import { findPlayer } from '../players/index.ts';
import { sentAt } from '../sentAt.ts';
import { storeMethod } from './methods.ts';
import { readPaymentByReceipt, requirePayment, type StoredPayment } from './readPayments.ts';
import type { EventSource } from './tables.ts';

export type PaymentDeps = Pick<Deps, 'db' | 'bus' | 'clock' | 'log'>;

/** What is known of an event beside what it changes. */
export interface EventDetails {
  readonly by: EventSource;
  /** The id of a webhook's event: it is applied once. */
  readonly gatewayEventId?: string | null;
  readonly reason?: string | null;
  /** The id of the event's attempt, as the gateway has it. */
  readonly reference?: string;
  readonly uri?: string | null;
}

/** APPLIED and IGNORED: also where the event had been applied before. */
export interface AppliedPayment {
  readonly payment: StoredPayment;
  readonly outcome: 'APPLIED' | 'IGNORED';
  /** What is left to do. */
  readonly work: readonly PaymentWork[];
}

/** Why the money of a deposit may not be credited, asked in the transaction that would (functions/wallet_rights.sql). */
const CREDIT_FAULTS = ['PLAYER_RESTRICTED', 'DEPOSIT_LIMIT_REACHED'] as const;
type CreditFault = (typeof CREDIT_FAULTS)[number];
type Outcome = 'APPLIED' | 'IGNORED' | 'REPEATED' | 'MOVED' | CreditFault;

function isCreditFault(outcome: Outcome): outcome is CreditFault {
  return CREDIT_FAULTS.some((fault) => fault === outcome);
}

/** How often a payment is read again because it changed in between. */
const TRIES = 50;

/**
 * Applies an event to a payment: the rules decide, and the database stores what they decided if the payment is still as they saw it. Announces
 * the payment and the account.
 * @throws where the payment does not exist.
 */
export async function applyPaymentEvent(
  deps: PaymentDeps,
  paymentId: number,
  event: PaymentEvent,
  details: EventDetails,
): Promise<AppliedPayment> {
  let fault: CreditFault | null = null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await requirePayment(deps.db, paymentId);
    const step = stepPayment(before, event, { mayBeCredited: fault === null });
    // A repeated question says nothing new, and is not stored.
    if (step.isIgnored && !details.gatewayEventId && step.alarms.length === 0)
      return { payment: before, outcome: 'IGNORED', work: step.work };
    const outcome: Outcome = await store(deps, before, event, fault === null ? details : { ...details, reason: fault }, step);
    fault = isCreditFault(outcome) ? outcome : null;
    if (outcome === 'MOVED' || fault !== null) continue;
    if (outcome === 'APPLIED' || outcome === 'IGNORED') raise(deps, before, step.alarms);
    const payment = outcome === 'APPLIED' ? await requirePayment(deps.db, paymentId) : before;
    if (outcome === 'APPLIED') announcePayment(deps, payment);
    return { payment, outcome: outcome === 'APPLIED' ? 'APPLIED' : 'IGNORED', work: step.work };
  }
  throw new Error(`Payment ${paymentId} does not stand still`);
}

async function store(
  deps: PaymentDeps,
  before: StoredPayment,
  event: PaymentEvent,
  details: EventDetails,
  { payment: next, isIgnored, alarms }: ReturnType<typeof stepPayment>,
): Promise<Outcome> {
  const at = deps.clock.now();
  const attempt = 'attempt' in event ? event.attempt : null;
  const { kind, ...rest } = event;
  const isCancel = next.cancelAsked && !before.cancelAsked;
  const isEnd = isOver(next.state) && next.state !== before.state;
  const isCredit = before.direction === 'DEPOSIT' && next.state === 'SUCCESSFUL';
  const player = isCredit ? await findPlayer(deps.db.query, before.playerId) : null;
  const toStore = {
    event: {
      source: details.by,
      kind,
      attempt,
      gatewayEventId: details.gatewayEventId ?? null,
      ignored: isIgnored,
      detail: { ...rest, ...(alarms.length > 0 && { alarms }), ...(details.reason && { reason: details.reason }) },
    },
    next: {
      state: next.state,
      paidAttempt: next.paidAttempt,
      confirmed: next.confirmed,
      cancelAsked: next.cancelAsked,
      // The gateway's answer to a cancel does not say why it was asked for.
      reason: isCancel || isEnd ? (details.reason ?? null) : null,
      attempts: next.attempts.map(({ number, state, refundAsked }) => ({
        number,
        state,
        refundAsked,
        ...(number === attempt && { reference: details.reference ?? null, uri: details.uri ?? null }),
      })),
    },
  };
  const { rows } = await sql<{ outcome: Outcome }>`
    SELECT apply_payment_step(${before.id}, ${before.version}, ${JSON.stringify(toStore.event)}, ${JSON.stringify(toStore.next)}, ${sentAt(deps.clock)},
      ${nextLookMs(next, at.getTime() - before.createdAt.getTime())}::integer,
      ${player === null ? null : depositAcknowledgementCents(player.region_code)}::bigint) AS outcome`.execute(deps.db.query);
  const [row] = rows;
  if (!row) throw new Error('apply_payment_step has no answer');
  return row.outcome;
}

function raise({ log }: PaymentDeps, { receiptId, direction }: StoredPayment, alarms: readonly PaymentAlarm[]): void {
  for (const alarm of alarms) {
    count('slipstream_payments_review_total', { alarm });
    log.error({ receiptId, direction, alarm }, 'A payment needs a person');
  }
}

export function announcePayment({ bus }: Pick<PaymentDeps, 'bus'>, { playerId, receiptId }: StoredPayment): void {
  bus.publish(topics.payments(playerId), JSON.stringify({ receiptId }));
  bus.publish(topics.account(playerId), '{}');
}

/**
 * A webhook of the gateway, or its answer to a question: both are the same event. Committed when it resolves.
 * @param eventId of the webhook; null for an answer.
 * @returns null where the key is none of ours: there is no such payment or attempt.
 */
export async function applyGatewayStatus(
  deps: PaymentDeps,
  status: GatewayStatus,
  eventId: string | null,
): Promise<AppliedPayment | null> {
  const key = readAttemptKey(status.key);
  const found = key && (await readPaymentByReceipt(deps.db, key.receiptId));
  if (!key || !found?.attempts.some(({ number }) => number === key.attempt)) {
    deps.log.error({ key: status.key, state: status.state }, 'The payment gateway names a payment that is not ours');
    return null;
  }
  const { state, amountCents, currency, reason, reference } = status;
  const event = { kind: 'GATEWAY', attempt: key.attempt, state, amountCents, currency } as const;
  const applied = await applyPaymentEvent(deps, found.id, event, { by: 'GATEWAY', gatewayEventId: eventId, reason, reference });
  // A withdrawal's account is named as soon as it is known: it may be one that the money may not go to.
  if (status.method && (applied.outcome === 'APPLIED' || found.direction === 'WITHDRAWAL')) {
    await storeMethod(deps, found, status.method);
    // Its receipt names it by now.
    announcePayment(deps, found);
  }
  return applied;
}
