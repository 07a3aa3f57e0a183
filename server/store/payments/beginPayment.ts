import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Currency } from '../../../core/money/money.ts';
import { isLive, newPayment, type PaymentDirection } from '../../domain/payments/payment.ts';
import type { PaymentFault } from '../../domain/payments/paymentFaults.ts';
import type { Receiver } from '../../domain/payments/providers.ts';
import { nextLookMs } from '../../domain/payments/times.ts';
import { findMoneyDecision } from '../money/index.ts';
import { sentAt } from '../sentAt.ts';
import { announcePayment, applyPaymentEvent, type PaymentDeps } from './applyEvents.ts';
import { readPaymentByReceipt, requirePayment, type StoredPayment } from './readPayments.ts';

export interface PaymentRequest {
  readonly playerId: string;
  /** Null: the operator pays out to a player who cannot log in, because they have stopped. */
  readonly sessionId: string | null;
  /** Made by the client, once for what the player wants: 1 to 200 printable characters. */
  readonly requestId: string;
  readonly direction: PaymentDirection;
  /** One of the provider codes, unless the request is refused. */
  readonly providerCode: string;
  readonly methodId: string | null;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly quickDeposit: boolean;
  readonly facilityId: string | null;
  readonly promotionCode: string | null;
  /** The origin of the app that the provider's page returns to. */
  readonly origin: string;
  /** Values of a form; stored until the gateway has them. */
  readonly fields: Readonly<Record<string, string>> | null;
  readonly needsConfirmation: boolean;
  /** Hours in which a deposit may still bounce, by its provider's terms. */
  readonly clearingHours: number;
  /** The providers that can pay the player, for a withdrawal. */
  readonly receivers: readonly Receiver[];
  /** The purpose of the one-time code that must be shown first, with the digest of this payment; null: none. */
  readonly codePurpose: string | null;
}

/** A payment that is only checked has no request yet. */
export type CheckedPayment = Omit<PaymentRequest, 'requestId'>;

/**
 * DECIDED and REFUSED are final: the same id gets them again. The others decide nothing about the id. OTHER_OPEN: another deposit is open, and has
 * to be cancelled first.
 */
export type StartedPayment =
  | { readonly kind: 'DECIDED'; readonly payment: StoredPayment }
  | { readonly kind: 'REFUSED'; readonly faults: readonly PaymentFault[] }
  | { readonly kind: 'OTHER_OPEN'; readonly paymentId: number }
  | { readonly kind: 'REUSED' | 'CODE_REQUIRED' | 'SESSION_ENDED' };

/** What is stored with the decision about a request. */
export type PaymentAnswer = { readonly receiptId: string } | { readonly faults: readonly PaymentFault[] };

interface Row {
  readonly outcome: 'DECIDED' | 'REFUSED' | 'REPEATED' | 'REUSED' | 'CONTINUED' | 'OTHER_OPEN' | 'CODE_REQUIRED' | 'SESSION_ENDED';
  readonly answer: PaymentAnswer | null;
  readonly payment_id: number | null;
}

/** 128 random bits: it is in the address of a receipt, and names the payment at the gateway. */
function newReceiptId(): string {
  return randomBytes(16).toString('base64url');
}

/** SHA-256 of what the player wants: the same again continues an open deposit. */
function contentHash(request: CheckedPayment): string {
  const { direction, providerCode, methodId, amountCents, facilityId, promotionCode, fields } = request;
  const sorted = fields && Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify([direction, providerCode, methodId, amountCents, facilityId, promotionCode, sorted]));
}

/** @param requestId null: a dry run. */
async function callBeginPayment(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  request: CheckedPayment,
  requestId: string | null,
  refused: readonly PaymentFault[] | null,
): Promise<Row> {
  const content = contentHash(request);
  const first = newPayment(request);
  const columns = {
    receipt_id: newReceiptId(),
    direction: request.direction,
    provider_code: request.providerCode,
    method_id: request.methodId,
    amount_cents: request.amountCents,
    currency: request.currency,
    content_hash: content,
    quick_deposit: request.quickDeposit,
    facility_id: request.facilityId,
    origin: request.origin,
    promotion_code: request.promotionCode,
    clearing_hours: request.clearingHours,
    state: first.state,
    confirmed: first.confirmed,
    ...(request.fields && { fields: request.fields }),
  };
  const { rows } = await sql<Row>`
    SELECT * FROM begin_payment(${request.playerId}, ${request.sessionId}, ${requestId}, ${content}, ${sentAt(clock)},
      ${refused && JSON.stringify(refused)}, ${JSON.stringify(columns)}, ${request.codePurpose}, ${nextLookMs(first, 0)}::integer,
      ${JSON.stringify(request.receivers)})`.execute(db.query);
  const [row] = rows;
  if (!row) throw new Error('begin_payment has no answer');
  return row;
}

/**
 * Begins a payment exactly once for any number of requests with the id: a withdrawal reserves its amount. The gateway has not heard of it yet
 * (`paymentWork`); the job queue has. A request for what is open already continues that.
 * @param refused why the rules refuse it; null: they do not.
 */
export async function beginPayment(
  deps: PaymentDeps,
  request: PaymentRequest,
  refused: readonly PaymentFault[] | null,
): Promise<StartedPayment> {
  const row = await callBeginPayment(deps, request, request.requestId, refused);
  switch (row.outcome) {
    case 'DECIDED': {
      const payment = await requirePayment(deps.db, row.payment_id ?? 0);
      announcePayment(deps, payment);
      return { kind: 'DECIDED', payment };
    }
    case 'CONTINUED':
      return continued(deps, row.payment_id ?? 0);
    case 'REFUSED':
      return toDecision(deps, row.answer);
    case 'REPEATED': {
      const decision = await toDecision(deps, row.answer);
      // The attempt has ended since the first answer, which the player may never have seen: asked again, the deposit has a page again.
      return decision.kind === 'DECIDED' && isWithoutAttempt(decision.payment) ? continued(deps, decision.payment.id) : decision;
    }
    case 'OTHER_OPEN':
      return { kind: 'OTHER_OPEN', paymentId: row.payment_id ?? 0 };
    case 'REUSED':
    case 'CODE_REQUIRED':
    case 'SESSION_ENDED':
      return { kind: row.outcome };
  }
}

async function continued(deps: PaymentDeps, paymentId: number): Promise<StartedPayment> {
  const { payment } = await applyPaymentEvent(deps, paymentId, { kind: 'CONTINUED' }, { by: 'PLAYER' });
  return { kind: 'DECIDED', payment };
}

/** An open deposit of which nothing is under way at the gateway. */
function isWithoutAttempt({ state, attempts }: StoredPayment): boolean {
  return state === 'OPEN' && !attempts.some(isLive);
}

async function toDecision(deps: Pick<PaymentDeps, 'db'>, answer: PaymentAnswer | null): Promise<StartedPayment> {
  if (answer === null) throw new Error('A decided payment has no answer');
  if ('faults' in answer) return { kind: 'REFUSED', faults: answer.faults };
  const payment = await readPaymentByReceipt(deps.db, answer.receiptId);
  if (payment === null) throw new Error(`There is no payment ${answer.receiptId}`);
  return { kind: 'DECIDED', payment };
}

/** The decision about a request; null where this player has none under this id, so that nothing has moved. */
export async function findPaymentRequest(
  deps: Pick<PaymentDeps, 'db'>,
  playerId: string,
  direction: PaymentDirection,
  requestId: string,
): Promise<StartedPayment | null> {
  const found = await findMoneyDecision<PaymentAnswer>(deps.db, playerId, direction, requestId);
  return found && toDecision(deps, found.answer);
}

/**
 * What the database would answer to the payment now, once another open deposit was cancelled: the same call, which ends before it writes. Null: the
 * payment may be begun, with a one-time code where it needs one.
 */
export async function checkPayment(
  deps: Pick<PaymentDeps, 'db' | 'clock'>,
  request: CheckedPayment,
): Promise<readonly PaymentFault[] | 'SESSION_ENDED' | null> {
  const { outcome, answer } = await callBeginPayment(deps, request, null, null);
  if (outcome === 'SESSION_ENDED') return outcome;
  return outcome === 'REFUSED' && answer !== null && 'faults' in answer ? answer.faults : null;
}
