import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type {
  BetRequest,
  EndRequest,
  JackpotRequest,
  RollbackRequest,
  WalletRefusal,
  WalletSession,
  WinRequest,
} from '../../../core/casino/walletContract.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../schema.ts';
import type { Moment } from '../sentAt.ts';
import { redeemLaunchToken } from './sessions.ts';

/** A signed request of a game server, which is received once. */
export interface ReceivedRequest {
  readonly serverId: string;
  readonly requestId: string;
  readonly sentAt: Date;
}

export type WalletCode = WalletRefusal | null;

/** `code` null: accepted. */
export interface WalletDecision {
  readonly code: WalletCode;
  readonly balanceCents?: number;
  /** The wallet's own id. */
  readonly transactionId?: number;
  /** What a jackpot pays. */
  readonly jackpotCents?: number;
  /** Whether the end of a round has changed jackpots. */
  readonly haveJackpotsGrown?: boolean;
}

export type WalletMove =
  | { readonly kind: 'BET'; readonly request: BetRequest }
  | { readonly kind: 'WIN'; readonly request: WinRequest }
  | { readonly kind: 'ROLLBACK'; readonly request: RollbackRequest };

interface Answer {
  readonly answer: WalletDecision;
}

/** Decides a bet, win or rollback, or repeats the decision about its id. One statement (functions/casino_wallet.sql). */
export async function transact(
  { pool }: Pick<Database, 'pool'>,
  received: ReceivedRequest,
  move: WalletMove,
  now: Moment,
): Promise<WalletDecision> {
  const { sessionId, playerId, roundId, transactionId } = move.request;
  const { rows } = await pool.query<Answer>({
    name: 'casino-transact',
    text: 'SELECT casino_transact($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) AS answer',
    values: [
      received.serverId,
      received.requestId,
      received.sentAt,
      move.kind,
      sessionId,
      playerId,
      roundId,
      transactionId,
      ...(move.kind === 'ROLLBACK' ? [0, move.request.betTransactionId] : [move.request.amountCents, null]),
      now,
      (move.kind === 'BET' && move.request.playerAddress) || null,
    ],
  });
  return decisionOf(rows);
}

/** Ends a round, once all of it has arrived. */
export async function endRound(
  { pool }: Pick<Database, 'pool'>,
  received: ReceivedRequest,
  { sessionId, playerId, roundId, betCents, winCents, certainReturnCents }: EndRequest,
  now: Moment,
): Promise<WalletDecision> {
  const { rows } = await pool.query<Answer>({
    name: 'casino-end-round',
    text: 'SELECT casino_end_round($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) AS answer',
    values: [
      received.serverId,
      received.requestId,
      received.sentAt,
      sessionId,
      playerId,
      roundId,
      betCents,
      winCents,
      now,
      certainReturnCents ?? null,
    ],
  });
  return decisionOf(rows);
}

/** Pays a jackpot to a round, or repeats the decision about the transaction's id (functions/casino_jackpots.sql). */
export async function winJackpot(
  { pool }: Pick<Database, 'pool'>,
  received: ReceivedRequest,
  { sessionId, playerId, roundId, transactionId, jackpotId }: JackpotRequest,
  now: Moment,
): Promise<WalletDecision> {
  const { rows } = await pool.query<Answer>({
    name: 'casino-win-jackpot',
    text: 'SELECT casino_win_jackpot($1, $2, $3, $4, $5, $6, $7, $8, $9) AS answer',
    values: [received.serverId, received.requestId, received.sentAt, sessionId, playerId, roundId, transactionId, jackpotId, now],
  });
  return decisionOf(rows);
}

function decisionOf(rows: readonly Answer[]): WalletDecision {
  const answer = rows[0]?.answer;
  if (!answer) throw new Error('The wallet gave no answer');
  return answer;
}

/** Null: a new and recent request. */
export async function receiveRequest(db: Kysely<Tables>, { serverId, requestId, sentAt }: ReceivedRequest): Promise<WalletCode> {
  const { rows } = await sql<{ fault: WalletCode }>`
    SELECT casino_request_fault(${serverId}, ${requestId}, ${sentAt}) AS fault`.execute(db);
  return rows[0]?.fault ?? null;
}

/** Exchanges a launch token of the game server's own games for its session, which belongs to this game server from then on. The same exchange may be repeated. */
export async function exchangeLaunchToken(
  db: Kysely<Tables>,
  serverId: string,
  { token, tokenHash, exchangeId }: { readonly token: string; readonly tokenHash: string; readonly exchangeId: string },
  now: Date,
): Promise<WalletSession | WalletRefusal> {
  return db.transaction().execute(async (trx) => {
    const redeemed = await redeemLaunchToken(trx, token, serverId, now);
    if (redeemed) {
      await trx.updateTable('casino_launch_tokens').set({ exchange_id: exchangeId }).where('hash', '=', tokenHash).execute();
      await trx.updateTable('casino_sessions').set({ game_server_id: serverId }).where('id', '=', redeemed.sessionId).execute();
      return readSession(trx, serverId, redeemed.sessionId, redeemed.currency);
    }
    const launchToken = await trx
      .selectFrom('casino_launch_tokens as token')
      .innerJoin('casino_games as game', 'game.id', 'token.game_id')
      .select(['token.exchange_id', 'token.session_id', 'token.used_at', 'token.currency'])
      .where('token.hash', '=', tokenHash)
      .where('game.game_server_id', '=', serverId)
      .executeTakeFirst();
    if (!launchToken) return 'UNKNOWN_TOKEN';
    if (launchToken.used_at === null) return 'EXPIRED_TOKEN';
    return launchToken.exchange_id === exchangeId
      ? readSession(trx, serverId, launchToken.session_id, launchToken.currency)
      : 'USED_TOKEN';
  });
}

/** What the player of a session can bet: cash and bonus. Null: a demo. */
const playedWith = sql<number | null>`(SELECT sum(balance_cents)::bigint FROM ledger_accounts
  WHERE player_id = session.player_id AND kind IN ('CASH', 'BONUS'))`;

async function readSession(
  db: Kysely<Tables>,
  serverId: string,
  sessionId: string,
  currency: string,
): Promise<WalletSession | WalletRefusal> {
  const row = await db
    .selectFrom('casino_sessions as session')
    .innerJoin('casino_games as game', 'game.id', 'session.game_id')
    .select(['session.player_id', 'session.mode', 'session.brand', 'session.game_id', 'session.ended_at'])
    .select(playedWith.as('balance_cents'))
    .select(['game.engine', 'game.title', 'game.minimum_bet_cents', 'game.maximum_bet_cents'])
    .where('session.id', '=', sessionId)
    .where('session.game_server_id', '=', serverId)
    .executeTakeFirst();
  if (!row || row.engine === null) return 'UNKNOWN_SESSION';
  if (row.ended_at !== null) return 'EXPIRED_TOKEN';
  return {
    sessionId,
    playerId: row.player_id,
    mode: row.mode,
    brand: row.brand,
    gameId: row.game_id,
    engine: row.engine,
    title: row.title,
    currency,
    minimumBetCents: row.minimum_bet_cents,
    maximumBetCents: row.maximum_bet_cents,
    balanceCents: row.balance_cents,
  };
}

/** The balance of the session's player; a session that has ended still tells it, because wins may follow. */
export async function readWalletBalance(
  { query }: Pick<Database, 'query'>,
  serverId: string,
  { sessionId, playerId }: { readonly sessionId: string; readonly playerId: string },
): Promise<WalletDecision> {
  const row = await query
    .selectFrom('casino_sessions as session')
    .select(['session.player_id', playedWith.as('balance_cents')])
    .where('session.id', '=', sessionId)
    .where('session.game_server_id', '=', serverId)
    .where('session.mode', '=', 'REAL')
    .executeTakeFirst();
  if (!row) return { code: 'UNKNOWN_SESSION' };
  if (row.player_id !== playerId) return { code: 'SESSION_OF_ANOTHER_PLAYER' };
  return { code: null, balanceCents: row.balance_cents ?? 0 };
}

/** Ends a session of this game server, a demo included. One that is over stays as it is. */
export async function endWalletSession(
  { query }: Pick<Database, 'query'>,
  serverId: string,
  sessionId: string,
  now: Date,
): Promise<WalletDecision> {
  const { numUpdatedRows } = await query
    .updateTable('casino_sessions')
    .set((eb) => ({
      ended_at: eb.fn.coalesce('ended_at', eb.val(now)),
      end_reason: eb.fn.coalesce('end_reason', eb.val('GAME_ENDED' as const)),
    }))
    .where('id', '=', sessionId)
    .where('game_server_id', '=', serverId)
    .executeTakeFirstOrThrow();
  return { code: numUpdatedRows > 0n ? null : 'UNKNOWN_SESSION' };
}

/** Forgets requests that are refused by their age anyway. */
export async function forgetWalletRequests({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(`DELETE FROM casino_wallet_requests WHERE received_at < clock_timestamp() - interval '5 minutes'`);
}
