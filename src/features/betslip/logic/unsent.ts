import type { PickedSelection } from '../../../../core/pickedSelection.ts';

/** Picks on their way to the server: whose they are, and when the last of them was made (epoch milliseconds). */
export interface UnsentPicks {
  readonly at: number;
  readonly isPlayer: boolean;
  readonly picks: readonly PickedSelection[];
}

/** Older ones nobody waits for any more. */
const FRESH_MS = 10 * 60_000;

/** What was kept, read again; null for nothing and for what is damaged. */
export function readUnsent(text: string | null): UnsentPicks | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<UnsentPicks> | null;
    const fits = typeof stored?.at === 'number' && typeof stored.isPlayer === 'boolean' && Array.isArray(stored.picks);
    return fits ? (stored as UnsentPicks) : null;
  } catch {
    return null;
  }
}

/** Those of them that a page of the same owner sends again. @param now epoch milliseconds. */
export function leftUnsent(stored: UnsentPicks | null, isPlayer: boolean, now: number): readonly PickedSelection[] {
  if (stored === null || stored.isPlayer !== isPlayer) return [];
  return Math.abs(now - stored.at) < FRESH_MS ? stored.picks : [];
}
