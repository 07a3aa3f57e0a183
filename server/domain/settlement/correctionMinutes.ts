/**
 * Minutes after its settlement in which a bet's result may be corrected, by sport; `other`: of every other sport. What it has paid cannot be
 * withdrawn before that.
 */
export type CorrectionMinutes = Readonly<Record<string, number>>;

const OTHER_MINUTES = 15;

export function correctionMinutesOf({ other = OTHER_MINUTES, ...bySport }: CorrectionMinutes): {
  readonly longest: number;
  readonly other: number;
  readonly bySport: readonly (readonly [sport: string, minutes: number])[];
} {
  return { longest: Math.max(other, ...Object.values(bySport)), other, bySport: Object.entries(bySport) };
}
