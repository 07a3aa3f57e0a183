import type { InactivitySource } from '../../../core/settings.ts';

export interface ThresholdFacts {
  /** The stored session's expiry, in seconds. */
  readonly storedExpirySeconds: number | null;
  /** Startup's inactivityThresholdMinutes. */
  readonly metadataMinutes: number | null;
}

/**
 * The minutes without activity until a player is logged out; null while neither source has a value.
 * @param first The specification has two sources and does not say which comes first, so that is a setting.
 */
export function inactivityMinutes(
  { storedExpirySeconds, metadataMinutes }: ThresholdFacts,
  first: InactivitySource,
): number | null {
  const storedMinutes = storedExpirySeconds === null ? null : storedExpirySeconds / 60;
  return first === 'stored' ? (storedMinutes ?? metadataMinutes) : (metadataMinutes ?? storedMinutes);
}
