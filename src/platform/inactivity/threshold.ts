export type ThresholdSource = 'metadata' | 'stored';

/** The specification names two sources of the threshold and not which one counts where both say something: that is a setting. */
export const THRESHOLD_ORDER: readonly ThresholdSource[] = ['metadata', 'stored'];

export interface ThresholdFacts {
  /** The stored session's expiry, in seconds. */
  readonly storedExpirySeconds: number | null;
  /** Startup's inactivityThresholdMinutes. */
  readonly metadataMinutes: number | null;
}

/** After how many minutes without activity a player is logged out; null as long as nothing says so. */
export function inactivityMinutes(facts: ThresholdFacts, order: readonly ThresholdSource[] = THRESHOLD_ORDER): number | null {
  const minutes: Record<ThresholdSource, number | null> = {
    metadata: facts.metadataMinutes,
    stored: facts.storedExpirySeconds === null ? null : facts.storedExpirySeconds / 60,
  };
  return order.map((source) => minutes[source]).find((value) => value !== null) ?? null;
}
