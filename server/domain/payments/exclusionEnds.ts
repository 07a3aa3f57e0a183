/** How long an excluded provider stays excluded after the player has lifted it. */
const COOL_OFF_HOURS = 24;
/** Regions with a longer one, by ISO 3166-2. */
const COOL_OFF_HOURS_OF: Readonly<Record<string, number>> = { 'CA-ON': 72 };

export function exclusionEnds(regionCode: string, at: Date): Date {
  return new Date(at.getTime() + (COOL_OFF_HOURS_OF[regionCode] ?? COOL_OFF_HOURS) * 3_600_000);
}
