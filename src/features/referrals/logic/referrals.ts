/** Times are epoch milliseconds. */
export interface Friend {
  readonly name: string;
  readonly signedUpAt: number;
  readonly stepsDone: number;
  readonly steps: number;
  readonly stepText: string;
  readonly completedAt: number | null;
  readonly awardCents: number | null;
}

export interface Referrals {
  readonly code: string;
  readonly link: string;
  /** What each of the two is given. */
  readonly awardCents: number;
  readonly terms: readonly string[];
  readonly inProgress: readonly Friend[];
  readonly completed: readonly Friend[];
  readonly earnedCents: number;
}

/** `Jordan O.` is `JO`. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 2);
}
