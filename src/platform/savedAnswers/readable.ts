/** A device whose clock was set back by more than this does not make an old activity a new one. */
const SKEW_MS = 60_000;

export interface ReadableFacts {
  /** Epoch milliseconds, as all times here. */
  readonly now: number;
  /** When the session ends without another refresh, by this device's clock; null: the server named no end. */
  readonly sessionEndsAt: number | null;
  /** The player's choice: reading closes this long after their last activity. Null: it does not. */
  readonly askAgainMs: number | null;
  /** Null: not known. `closed`: the time of an earlier choice has run out, and the player was not active on line since. */
  readonly lastActivity: number | 'closed' | null;
}

/**
 * `open`: saved answers can be read without a connection. `ended`: this device's clock says that the session is over, which a clock that is
 * set right or a refresh can take back. `closed`: until the player is active with a connection.
 */
export interface Readable {
  readonly state: 'open' | 'ended' | 'closed';
  /** When `open` ends by itself; null: with the log-out. */
  readonly until: number | null;
}

/** Whether a player's answers can be read on this device now (docs/adr/0134). Nothing is deleted by a clock. */
export function readableNow({ now, sessionEndsAt, askAgainMs, lastActivity }: ReadableFacts): Readable {
  if (lastActivity === 'closed') return { state: 'closed', until: null };
  const closesAt = askAgainMs === null ? null : closingTime(lastActivity, askAgainMs, now);
  if (closesAt !== null && now >= closesAt) return { state: 'closed', until: null };
  if (sessionEndsAt !== null && now >= sessionEndsAt) return { state: 'ended', until: null };
  const ends = [closesAt, sessionEndsAt].filter((at) => at !== null);
  return { state: 'open', until: ends.length === 0 ? null : Math.min(...ends) };
}

function closingTime(lastActivity: number | null, askAgainMs: number, now: number): number {
  return lastActivity === null || lastActivity > now + SKEW_MS ? now : lastActivity + askAgainMs;
}
