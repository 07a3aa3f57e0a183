import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { accessOf } from '../../domain/identity/clients.ts';
import type { LoginLimits } from '../../domain/identity/loginLimits.ts';
import { sessionExpiry } from '../../domain/identity/policy.ts';
import type { StopKind } from '../../domain/saferPlay/stops.ts';
import type { PlayerStop } from '../saferPlay/index.ts';
import { sentAt } from '../sentAt.ts';
import type { NewSession, OpenedSession } from './openSession.ts';
import { newRefreshToken } from './refreshTokens.ts';

export interface StartedLogIn {
  /** Null: nobody has this name, or no password. */
  readonly credentials: { readonly playerId: string; readonly passwordHash: string } | null;
  /** The player's time limit of the day is reached. */
  readonly isDayUsed: boolean;
  /** What stops the player; until null: for good. */
  readonly stop: PlayerStop | null;
  /** The player has closed the account. */
  readonly isClosed: boolean;
  /** The reserved attempt; null: a limit may be near, and reserveLogin decides. */
  readonly attemptId: number | null;
}

export interface LogInName {
  readonly name: string;
  /** How attempts on the name are counted where nobody has it. */
  readonly unknownAccount: string;
  readonly network: string;
}

const BEGIN = 'SELECT * FROM begin_log_in($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)';
const FINISH = 'SELECT * FROM finish_log_in($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)';

/** Finds the player and counts the attempt, in one statement (functions/log_in.sql). */
export async function beginLogIn(
  { db: { pool }, clock }: Pick<Deps, 'db' | 'clock'>,
  { name, unknownAccount, network }: LogInName,
  { lock, account, addressFailures, addressAttempts }: LoginLimits,
): Promise<StartedLogIn> {
  const now = clock.now();
  const since = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
  const { rows } = await pool.query<{
    player_id: string | null;
    password_hash: string | null;
    attempt_id: number | null;
    day_is_used: boolean | null;
    stop_kind: PlayerStop['kind'] | null;
    stop_until: Date | null;
    is_closed: boolean | null;
  }>({
    name: 'begin-log-in',
    text: BEGIN,
    values: [
      name,
      unknownAccount,
      network,
      sentAt(clock),
      since(Math.max(lock.windowSeconds, account.windowSeconds)),
      Math.min(lock.count, account.freeFailures),
      since(addressFailures.windowSeconds),
      addressFailures.count,
      since(addressAttempts.windowSeconds),
      addressAttempts.count,
    ],
  });
  const {
    player_id: playerId = null,
    password_hash: passwordHash = null,
    attempt_id: attemptId = null,
    day_is_used: isDayUsed,
    stop_kind: stopKind = null,
    stop_until: until = null,
    is_closed: isClosed,
  } = rows[0] ?? {};
  return {
    attemptId,
    isDayUsed: isDayUsed === true,
    isClosed: isClosed === true,
    stop: stopKind === null ? null : { kind: stopKind, until },
    credentials: playerId === null || passwordHash === null ? null : { playerId, passwordHash },
  };
}

/** A log-in whose password was right. */
export interface ProvedLogIn {
  readonly attemptId: number;
  readonly playerId: string;
  readonly network: string;
}

/** Records the success and opens the session, in one statement. @returns what stops the player since the log-in began, instead of a session. */
export async function finishLogIn(
  { db: { pool }, clock }: Pick<Deps, 'db' | 'clock'>,
  { attemptId, playerId, network }: ProvedLogIn,
  { transport, clientId, brand, policy }: Omit<NewSession, 'playerId' | 'now'>,
): Promise<OpenedSession | { readonly stop: PlayerStop }> {
  const sessionId = randomUUID();
  const { token, hash } = newRefreshToken();
  const now = clock.now();
  const expiresAt = sessionExpiry(now, now, policy);
  const { rows } = await pool.query<{
    limited: boolean;
    ended_session_ids: string[] | null;
    stop_kind: StopKind | null;
    stop_until: Date | null;
  }>({
    name: 'finish-log-in',
    text: FINISH,
    values: [
      attemptId,
      playerId,
      network,
      sentAt(clock),
      sessionId,
      expiresAt,
      transport,
      clientId,
      brand,
      hash,
      policy.oneSessionPerPlayer,
    ],
  });
  const { stop_kind: kind = null, stop_until: until = null } = rows[0] ?? {};
  if (kind !== null) return { stop: { kind, until } };
  const state = { expiresAt, isLimited: rows[0]?.limited ?? false };
  const access = accessOf(clientId, state);
  return { sessionId, playerId, refreshToken: token, access, state, endedSessionIds: rows[0]?.ended_session_ids ?? [] };
}
