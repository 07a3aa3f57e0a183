const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
const MESSAGES = /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Of check_clock (functions/business_clock.sql): nothing was written, and a time that is read anew may be right. */
export const CLOCK_REFUSED = 'SLC01';
export const CLOCK_REFUSED_TEXT = 'The database refused a write at a time that is not its own';

export function isClockRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === CLOCK_REFUSED;
}

/** The database did not answer in time. */
export class DatabaseSilence extends Error {}

/** A lock was not had in time; a deadlock, or a conflict of transactions. PostgreSQL has rolled the transaction back. */
const BLOCKED = new Set(['55P03', '40P01', '40001']);
/** Or a statement was not done in time, or a transaction idle for too long. */
const TOO_SLOW = new Set([...BLOCKED, '57014', '25P03']);

/** Whether others were in the way of a statement, and nothing of it has happened. */
export function isBlocked(error: unknown): boolean {
  return hasCause(error, (_cause, code) => BLOCKED.has(code));
}

/** Whether the database answers, but has given up on a statement: purposes.ts. */
export function isDatabaseSlow(error: unknown): boolean {
  return hasCause(error, (_cause, code) => TOO_SLOW.has(code));
}

/**
 * Whether a query failed because the database is unavailable (dead, starting, stopping, connection lost), out of resources (disk, memory,
 * connections), too slow, or did not take the server's time, not because of the query. The same request may work in a moment; a write may or may not
 * have happened. Classes 08, 53 and 57P of PostgreSQL's appendix A, and TOO_SLOW.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return hasCause(
    error,
    (cause, code) =>
      cause instanceof DatabaseSilence ||
      NETWORK.has(code) ||
      code === CLOCK_REFUSED ||
      TOO_SLOW.has(code) ||
      code.startsWith('08') ||
      code.startsWith('53') ||
      code.startsWith('57P') ||
      MESSAGES.test(cause.message),
  );
}

function hasCause(error: unknown, matches: (cause: Error, code: string) => boolean): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = causeOf(cause), depth += 1)
    if (matches(cause, 'code' in cause ? String(cause.code) : '')) return true;
  return false;
}

/** Libraries wrap the original error under names of their own. */
function causeOf(error: Error): unknown {
  if (error.cause !== undefined) return error.cause;
  return 'originalError' in error ? error.originalError : undefined;
}
