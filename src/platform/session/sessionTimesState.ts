/** The clock of a session. Times in epoch milliseconds; all but currentTime null without a session. */
export interface SessionTimesState {
  readonly sessionStart: number | null;
  /** The log-in before this one; null at the first, and until the server has told. */
  readonly lastLoginAt: number | null;
  readonly currentTime: number;
  /** Seconds; null for a player without a reality check. */
  readonly realityCheckinInterval: number | null;
  readonly realityCheckinStartAt: number | null;
  /** The reality check-in toast is open. */
  readonly checkInToastOpen: boolean;
}

export function noSessionTimes(now: number): SessionTimesState {
  return {
    sessionStart: null,
    lastLoginAt: null,
    currentTime: now,
    realityCheckinInterval: null,
    realityCheckinStartAt: null,
    checkInToastOpen: false,
  };
}
