import { sql } from 'kysely';
import type { ProviderCode } from '../../../core/wallet/providerCodes.ts';
import type { PaymentDirection } from '../../domain/payments/payment.ts';
import type { Receiver } from '../../domain/payments/providers.ts';
import type { LimitPeriod } from '../../domain/saferPlay/limits.ts';
import type { Database } from '../database.ts';

type Query = Pick<Database, 'query'>;

export interface DepositLimit {
  readonly period: LimitPeriod;
  readonly amountCents: number;
  readonly leftCents: number;
}

/** The player's limits on deposits with what is left of them (functions/wallet_rights.sql), the tightest first. */
export async function readDepositLimits({ query }: Query, playerId: string, now: Date): Promise<readonly DepositLimit[]> {
  const { rows } = await sql<DepositLimit>`
    SELECT period, amount_cents AS "amountCents", left_cents AS "leftCents" FROM deposit_limits(${playerId}, ${now})`.execute(
    query,
  );
  return rows;
}

/** Whether a deposit that is not paid yet must not be paid any more: a stop of its player, or a lower limit. */
export async function depositIsRuledOut({ query }: Query, paymentId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT deposit_is_ruled_out(${paymentId}, ${now}) AS is`.execute(query);
  return rows[0]?.is ?? false;
}

/** What of a player's cash can be withdrawn, and what is held, with until when; nothing is held where that is null. */
export interface Withdrawable {
  readonly availableCents: number;
  readonly debtCents: number;
  readonly clearingCents: number;
  readonly clearingUntil: Date | null;
  readonly correctableCents: number;
  readonly correctableUntil: Date | null;
}

export async function readWithdrawable({ query }: Query, playerId: string, now: Date): Promise<Withdrawable> {
  const { rows } = await sql<Withdrawable>`
    SELECT available_cents AS "availableCents", debt_cents AS "debtCents", clearing_cents AS "clearingCents", clearing_until AS "clearingUntil",
           correctable_cents AS "correctableCents", correctable_until AS "correctableUntil" FROM withdrawable(${playerId}, ${now})`.execute(
    query,
  );
  const [row] = rows;
  if (!row) throw new Error('withdrawable has no answer');
  return row;
}

/** Where a withdrawal may go: an account of a provider; null: one that is not known yet. */
export interface WithdrawalTarget {
  readonly providerCode: ProviderCode;
  readonly methodId: string | null;
}

/** What goes back to a provider before anything goes elsewhere, in cents. */
export interface GoesBack {
  readonly providerCode: ProviderCode;
  readonly name: string;
  readonly cents: number;
}

interface Withdrawing {
  /** All that can be withdrawn. */
  readonly availableCents: number;
  readonly receivers: readonly Receiver[];
  readonly now: Date;
}

/** What goes back first of what can be withdrawn, the largest first (functions/way_back.sql). */
export async function readGoesBack(
  { query }: Query,
  playerId: string,
  { availableCents, receivers, now }: Withdrawing,
): Promise<readonly GoesBack[]> {
  const { rows } = await sql<GoesBack>`
    SELECT provider_code AS "providerCode", name, least(cents, ${availableCents}) AS cents
      FROM goes_back(${playerId}, ${now}, ${availableCents}, ${JSON.stringify(receivers)})`.execute(query);
  return rows;
}

/** The most that can be withdrawn to each, in cents, in the order of `targets`. */
export async function readWithdrawableTo(
  { query }: Query,
  playerId: string,
  targets: readonly WithdrawalTarget[],
  { availableCents, receivers, now }: Withdrawing,
): Promise<readonly number[]> {
  const { rows } = await sql<{ cents: number }>`
    SELECT withdrawable_to(${playerId}, ${now}, ${availableCents}, ${JSON.stringify(receivers)}, t.each ->> 'providerCode', t.each ->> 'methodId') AS cents
      FROM jsonb_array_elements(${JSON.stringify(targets)}::jsonb) WITH ORDINALITY AS t (each, place) ORDER BY place`.execute(
    query,
  );
  return rows.map(({ cents }) => cents);
}

/** Why a withdrawal that waits must not be sent; null: it is covered. */
export type WithdrawalStop = 'OWED' | 'HELD' | 'ASTRAY';

export async function readWithdrawalStop({ query }: Query, paymentId: number, now: Date): Promise<WithdrawalStop | null> {
  const { rows } = await sql<{ stop: WithdrawalStop | null }>`SELECT withdrawal_stop(${paymentId}, ${now}) AS stop`.execute(query);
  return rows[0]?.stop ?? null;
}

/** Null: nothing is blocked. */
export async function readDepositsBlockedUntil({ query }: Query, playerId: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`SELECT deposits_blocked_until(${playerId}, ${now}) AS until`.execute(query);
  return rows[0]?.until ?? null;
}

/** Providers that the player does not want to be offered in this direction, also while a cool-off runs. */
export async function readExcludedProviders(
  { query }: Query,
  playerId: string,
  direction: PaymentDirection,
  now: Date,
): Promise<ReadonlySet<ProviderCode>> {
  const rows = await query
    .selectFrom('excluded_providers')
    .select('provider_code')
    .where('player_id', '=', playerId)
    .where('direction', '=', direction)
    .where((where) => where.or([where('lifted_at', 'is', null), where('lifted_at', '>', now)]))
    .execute();
  return new Set(rows.map(({ provider_code: code }) => code));
}

export interface Exclusion {
  readonly code: ProviderCode;
  readonly direction: PaymentDirection;
}

/** From now on, also where an earlier exclusion was about to end. */
export async function excludeProvider({ query }: Query, playerId: string, { code, direction }: Exclusion): Promise<void> {
  await query
    .insertInto('excluded_providers')
    .values({ player_id: playerId, provider_code: code, direction, lifted_at: null })
    .onConflict((conflict) => conflict.columns(['player_id', 'provider_code', 'direction']).doUpdateSet({ lifted_at: null }))
    .execute();
}

/** Ends an exclusion then; the first end that was asked for stays. */
export async function liftExclusion({ query }: Query, playerId: string, { code, direction }: Exclusion, at: Date): Promise<void> {
  await query
    .updateTable('excluded_providers')
    .set({ lifted_at: at })
    .where('player_id', '=', playerId)
    .where('provider_code', '=', code)
    .where('direction', '=', direction)
    .where('lifted_at', 'is', null)
    .execute();
}

/** What the player's last payment of this direction that arrived was made by; null: there was none. */
export async function readLastProvider(
  { query }: Query,
  playerId: string,
  direction: PaymentDirection,
): Promise<ProviderCode | null> {
  const row = await query
    .selectFrom('payments')
    .select('provider_code')
    .where('player_id', '=', playerId)
    .where('direction', '=', direction)
    .where('state', 'in', ['SUCCESSFUL', 'ARRIVED'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.provider_code ?? null;
}
