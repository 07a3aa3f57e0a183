export type ThresholdSource = 'metadata' | 'stored';

/** The specification has two sources of the threshold and does not say which comes first, so the order is configurable. */
export const THRESHOLD_ORDER: readonly ThresholdSource[] = ['metadata', 'stored'];

export interface ThresholdFacts {
  /** The stored session's expiry, in seconds. */
  readonly storedExpirySeconds: number | null;
  /** Startup's inactivityThresholdMinutes. */
  readonly metadataMinutes: number | null;
}

/** The minutes without activity until a player is logged out; null while neither source has a value. */
export function inactivityMinutes(facts: ThresholdFacts, order: readonly ThresholdSource[] = THRESHOLD_ORDER): number | null {
  const minutes: Record<ThresholdSource, number | null> = {
    metadata: facts.metadataMinutes,
    stored: facts.storedExpirySeconds === null ? null : facts.storedExpirySeconds / 60,
  };
  return order.map((source) => minutes[source]).find((value) => value !== null) ?? null;
}
