/** A player's place in the loyalty programme. */
export interface Loyalty {
  /** As players read it: `Owners Club`. */
  readonly tier: string;
  readonly points: number;
  /** Null: the player has the highest tier. */
  readonly next: { readonly tier: string; readonly atPoints: number; readonly missingPoints: number } | null;
}

/** `OWNERS_CLUB` as players read it. */
export function tierLabel(name: string): string {
  return name
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');
}

/** How much of the points for the next tier there is, in whole percent. */
export function progressPercent({ points, next }: Loyalty): number {
  return next === null ? 100 : Math.min(100, Math.floor((points * 100) / next.atPoints));
}
