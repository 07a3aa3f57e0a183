export interface ThresholdFacts {
  /** The stored session's expiry, in seconds. */
  readonly storedExpirySeconds: number | null;
  /** Startup's inactivityThresholdMinutes. */
  readonly metadataMinutes: number | null;
}

/** The minutes without activity until a player is logged out: startup's before the stored ones; null while neither has a value. */
export function inactivityMinutes({ storedExpirySeconds, metadataMinutes }: ThresholdFacts): number | null {
  return metadataMinutes ?? (storedExpirySeconds === null ? null : storedExpirySeconds / 60);
}
