import type { PickedSelection } from '../../../../core/pickedSelection.ts';

/** Picks that the server may not have, the kind of their owner, and the time of the last one (epoch milliseconds). */
export interface UnsentPicks {
  readonly at: number;
  /** Null: it was not known yet whether somebody is logged in, so they belong to whoever is. */
  readonly isPlayer: boolean | null;
  readonly picks: readonly PickedSelection[];
}

/** Older picks are not sent again. */
const FRESH_MS = 10 * 60_000;

/** Reads stored picks; null if there are none or the value is damaged. */
export function readUnsent(text: string | null): UnsentPicks | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<UnsentPicks> | null;
    const isOwned = stored?.isPlayer === null || typeof stored?.isPlayer === 'boolean';
    const fits = typeof stored?.at === 'number' && isOwned && Array.isArray(stored.picks);
    return fits ? (stored as UnsentPicks) : null;
  } catch {
    return null;
  }
}

/** The stored picks to send again: those of the same owner that are recent. @param now epoch milliseconds. */
export function leftUnsent(stored: UnsentPicks | null, isPlayer: boolean, now: number): readonly PickedSelection[] {
  if (stored === null || (stored.isPlayer !== null && stored.isPlayer !== isPlayer)) return [];
  return Math.abs(now - stored.at) < FRESH_MS ? stored.picks : [];
}
