import { sql } from 'kysely';
import type { Currency } from '../../../core/money/money.ts';
import type { ProviderCode } from '../../../core/wallet/providerCodes.ts';
import type { Attempt, Payment, PaymentDirection, PaymentState } from '../../domain/payments/payment.ts';
import { ownOf } from '../../platform/requestContext.ts';
import type { Database } from '../database.ts';

type Query = Pick<Database, 'query'>;

export interface StoredAttempt extends Attempt {
  /** The gateway's id; null: it has not answered yet. */
  readonly reference: string | null;
  /** The provider's page. */
  readonly uri: string | null;
  /** Values of a form, until the gateway has them. */
  readonly fields: Readonly<Record<string, string>> | null;
}

export interface StoredPayment extends Omit<Payment, 'attempts'> {
  readonly id: number;
  readonly receiptId: string;
  readonly playerId: string;
  readonly providerCode: ProviderCode;
  readonly methodId: string | null;
  readonly quickDeposit: boolean;
  readonly facilityId: string | null;
  readonly origin: string;
  /** Why it ended, in the gateway's word. */
  readonly reason: string | null;
  readonly version: number;
  readonly attempts: readonly StoredAttempt[];
  readonly createdAt: Date;
  /** When it first was in each of its states. */
  readonly reachedAt: ReadonlyMap<PaymentState, Date>;
}

interface Row {
  readonly id: number;
  readonly receipt_id: string;
  readonly player_id: string;
  readonly direction: PaymentDirection;
  readonly provider_code: ProviderCode;
  readonly method_id: string | null;
  readonly amount_cents: number;
  readonly currency: Currency;
  readonly quick_deposit: boolean;
  readonly facility_id: string | null;
  readonly origin: string;
  readonly state: PaymentState;
  readonly version: number;
  readonly confirmed: boolean;
  readonly cancel_asked: boolean;
  readonly paid_attempt: number | null;
  readonly reason: string | null;
  readonly created_at: Date;
  readonly attempts: readonly StoredAttempt[] | null;
  readonly reached: Readonly<Partial<Record<PaymentState, string>>>;
}

/** The attempt of what waits for the player's confirmation is there for its fields alone. */
const PAYMENT = sql`
  SELECT p.*, a.attempts, e.reached
    FROM payments p
    CROSS JOIN LATERAL (
      SELECT json_agg(json_build_object('number', number, 'state', state, 'refundAsked', refund_asked, 'reference', reference, 'uri', uri,
               'fields', fields) ORDER BY number) AS attempts
        FROM payment_attempts WHERE payment_id = p.id AND p.confirmed
    ) a
    CROSS JOIN LATERAL (
      SELECT json_object_agg(state, at) AS reached
        FROM (SELECT state, min(at) AS at FROM payment_events WHERE payment_id = p.id AND NOT ignored GROUP BY state) first
    ) e`;

function toPayment(row: Row): StoredPayment {
  return {
    id: row.id,
    receiptId: row.receipt_id,
    playerId: row.player_id,
    direction: row.direction,
    providerCode: row.provider_code,
    methodId: row.method_id,
    amountCents: row.amount_cents,
    currency: row.currency,
    quickDeposit: row.quick_deposit,
    facilityId: row.facility_id,
    origin: row.origin,
    state: row.state,
    version: row.version,
    confirmed: row.confirmed,
    cancelAsked: row.cancel_asked,
    paidAttempt: row.paid_attempt,
    reason: row.reason,
    attempts: row.attempts ?? [],
    createdAt: row.created_at,
    reachedAt: new Map(Object.entries(row.reached).map(([state, at]) => [state as PaymentState, new Date(at)])),
  };
}

export async function readPayment({ query }: Query, id: number): Promise<StoredPayment | null> {
  const { rows } = await sql<Row>`${PAYMENT} WHERE p.id = ${id}`.execute(query);
  return rows[0] ? toPayment(rows[0]) : null;
}

/** @throws where there is none with this id. */
export async function requirePayment(db: Query, id: number): Promise<StoredPayment> {
  const payment = await readPayment(db, id);
  if (payment === null) throw new Error(`There is no payment ${id}`);
  return payment;
}

/** Finds a payment by what the gateway knows it by, whoever's it is. */
export async function readPaymentByReceipt({ query }: Query, receiptId: string): Promise<StoredPayment | null> {
  const { rows } = await sql<Row>`${PAYMENT} WHERE p.receipt_id = ${receiptId}`.execute(query);
  return rows[0] ? toPayment(rows[0]) : null;
}

/** Null: unknown, or another player's. */
export async function readOwnPayment(db: Query, playerId: string, receiptId: string): Promise<StoredPayment | null> {
  return ownOf(await readPaymentByReceipt(db, receiptId), playerId);
}

export interface PaymentFilter {
  readonly direction: PaymentDirection | null;
  readonly first: number;
  /** The id of the last one of the page before. */
  readonly after: number | null;
}

/** Newest first; one more than `first` where there is a further page. */
export async function listPayments({ query }: Query, playerId: string, filter: PaymentFilter): Promise<readonly StoredPayment[]> {
  const { rows } = await sql<Row>`
    ${PAYMENT}
      WHERE p.player_id = ${playerId} AND (${filter.direction}::text IS NULL OR p.direction = ${filter.direction})
        AND (${filter.after}::bigint IS NULL OR p.id < ${filter.after})
      ORDER BY p.id DESC LIMIT ${filter.first + 1}`.execute(query);
  return rows.map(toPayment);
}

/** Withdrawals that wait to be sent, newest first. */
export async function listPendingWithdrawals({ query }: Query, playerId: string): Promise<readonly StoredPayment[]> {
  const { rows } = await sql<Row>`
    ${PAYMENT} WHERE p.player_id = ${playerId} AND p.state IN ('REQUESTED', 'CHECKED') ORDER BY p.id DESC LIMIT 50`.execute(query);
  return rows.map(toPayment);
}

/** Payments that a person of the operator must look at, the oldest first: deposits in REVIEW, and what has not ended since then. */
export async function listPaymentsForPerson({ query }: Query, runningSince: Date): Promise<readonly StoredPayment[]> {
  const { rows } = await sql<Row>`
    ${PAYMENT} WHERE p.state = 'REVIEW' OR (p.state IN ('OPEN', 'PROCESSING', 'REQUESTED', 'CHECKED', 'SENT') AND p.created_at < ${runningSince})
      ORDER BY p.id LIMIT 500`.execute(query);
  return rows.map(toPayment);
}
