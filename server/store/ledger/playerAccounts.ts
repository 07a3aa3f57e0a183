import { type Kysely, sql } from 'kysely';
import type { PlayerAccount } from '../../domain/ledger/accounts.ts';
import type { Database } from '../database.ts';
import { GIVEN_BY_SANDBOX, type Reason } from '../reason.ts';
import type { Tables } from '../schema.ts';

export interface Balances {
  readonly cashCents: number;
  readonly bonusCents: number;
  readonly restrictedCents: number;
  readonly promotionalCreditCents: number;
  readonly pendingWithdrawalCents: number;
  /** What the player owes the operator: a deposit or a payout that was taken back after it was spent. */
  readonly debtCents: number;
}

/** Row of the function player_balances (0001_baseline.sql). */
export type BalancesByKind = Readonly<Partial<Record<PlayerAccount | 'RECEIVABLE', number>>>;

export interface Credit {
  readonly playerId: string;
  readonly account: PlayerAccount;
  /** Whole cents; nothing is posted for zero. */
  readonly amountCents: number;
  /** Identifies this credit: a second one with the same reference is not posted. */
  readonly reference: string;
  readonly at: Date;
  readonly reason?: Reason;
}

/** Creates all accounts of a new player, empty, and the operator's claim on the player, in the transaction that creates the player. */
export async function openPlayerAccounts(trx: Kysely<Tables>, playerId: string): Promise<void> {
  await sql`SELECT open_player_accounts(${playerId})`.execute(trx);
}

/**
 * Credits an account of a player: cash from outside, awards from the operator.
 * @returns false where a credit with this reference exists; then nothing is posted.
 * @throws where the player has no accounts, or the amount is not a whole number of cents.
 */
export async function creditPlayer(trx: Kysely<Tables>, credit: Credit): Promise<boolean> {
  if (!Number.isSafeInteger(credit.amountCents) || credit.amountCents < 0)
    throw new RangeError(`${credit.amountCents} is not an amount to credit`);
  if (credit.amountCents === 0) return false;
  const { playerId, account, amountCents, reference, at, reason = GIVEN_BY_SANDBOX } = credit;
  const { rows } = await sql<{ funded: boolean }>`
    SELECT fund_player(${playerId}, ${account}, ${amountCents}, ${reference}, ${reason.operator}, ${reason.words}, ${at}) AS funded`.execute(
    trx,
  );
  return rows[0]?.funded === true;
}

/** The player's balances, in cents. Reads six rows, however long the ledger is. @throws where the player has no accounts. */
export async function readBalances(db: Pick<Database, 'pool'>, playerId: string): Promise<Balances> {
  const { rows } = await db.pool.query<{ readonly balances: BalancesByKind | null }>({
    name: 'balances-read',
    text: 'SELECT player_balances($1) AS balances',
    values: [playerId],
  });
  return toBalances(rows[0]?.balances ?? {});
}

/** @throws where one of the player's accounts is missing. */
export function toBalances(balances: BalancesByKind): Balances {
  const cents = (kind: PlayerAccount): number => {
    const balance = balances[kind];
    if (balance === undefined) throw new Error(`The player has no ${kind} account`);
    return balance;
  };
  return {
    cashCents: cents('CASH'),
    bonusCents: cents('BONUS'),
    restrictedCents: cents('RESTRICTED'),
    promotionalCreditCents: cents('PROMOTIONAL_CREDIT'),
    pendingWithdrawalCents: cents('PENDING_WITHDRAWAL'),
    debtCents: 0 - (balances.RECEIVABLE ?? 0),
  };
}
