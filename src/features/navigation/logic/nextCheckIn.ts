export interface CheckInFacts {
  /** Epoch milliseconds. */
  readonly currentTime: number;
  /** Seconds; null for a player without a reality check. */
  readonly realityCheckinInterval: number | null;
  /** Epoch milliseconds. */
  readonly realityCheckinStartAt: number | null;
}

/** The whole minutes until the next reality check; 0 when it is due. Null for a player who has none. */
export function minutesToCheckIn({ currentTime, realityCheckinInterval, realityCheckinStartAt }: CheckInFacts): number | null {
  if (realityCheckinInterval === null || realityCheckinStartAt === null) return null;
  const dueAt = realityCheckinStartAt + realityCheckinInterval * 1000;
  return Math.max(0, Math.ceil((dueAt - currentTime) / 60_000));
}
