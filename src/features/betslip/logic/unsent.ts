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
    const kept = JSON.parse(text ?? 'null') as Partial<UnsentPicks> | null;
    const fits = typeof kept?.at === 'number' && typeof kept.isPlayer === 'boolean' && Array.isArray(kept.picks);
    return fits ? (kept as UnsentPicks) : null;
  } catch {
    return null;
  }
}

/** Those of them that a page of the same owner sends again. @param now epoch milliseconds. */
export function leftUnsent(kept: UnsentPicks | null, isPlayer: boolean, now: number): readonly PickedSelection[] {
  if (kept === null || kept.isPlayer !== isPlayer) return [];
  return Math.abs(now - kept.at) < FRESH_MS ? kept.picks : [];
}
