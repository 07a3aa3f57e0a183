/** The clock of a session. Times in epoch milliseconds; all but currentTime null without a session. */
export interface SessionTimesState {
  readonly sessionStart: number | null;
  /** Milliseconds. */
  readonly sessionDuration: number | null;
  /** The log-in before this one; null at the first, and until the server has told. */
  readonly lastLoginAt: number | null;
  /** False: this is the player's first log-in. Null until the server has told. */
  readonly isExistingUser: boolean | null;
  readonly currentTime: number;
  /** Seconds; null for a player without a reality check. */
  readonly realityCheckinInterval: number | null;
  readonly realityCheckinStartAt: number | null;
  /** The reality check-in toast is open. */
  readonly checkInToastOpen: boolean;
  /** The stakes since the session began, in cents; null until the server has told. */
  readonly spentInSession: number | null;
  /** When the player is logged out without an activity before. */
  readonly sessionInactivityEndsAt: number | null;
  /** When the next heartbeat is due. */
  readonly heartbeatRefreshAt: number | null;
  /** The page shows a casino game. */
  readonly isPlayingCasinoGame: boolean;
}

export function noSessionTimes(now: number): SessionTimesState {
  return {
    sessionStart: null,
    sessionDuration: null,
    lastLoginAt: null,
    isExistingUser: null,
    currentTime: now,
    realityCheckinInterval: null,
    realityCheckinStartAt: null,
    checkInToastOpen: false,
    spentInSession: null,
    sessionInactivityEndsAt: null,
    heartbeatRefreshAt: null,
    isPlayingCasinoGame: false,
  };
}
