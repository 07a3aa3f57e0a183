import type { PickedSelection } from '../../../../../core/money/pickedSelection.ts';
import type { AmountField } from '../../../../../core/wire/contract.ts';

export interface TypedAmount {
  readonly draftBetId: string;
  readonly field: AmountField;
  readonly cents: number;
}

/** Picks that the server may not have, the kind of their owner, and the time of the last one (epoch milliseconds). */
export interface UnsentPicks {
  readonly at: number;
  /** Null: it was not known yet whether somebody is logged in, so they belong to whoever is. */
  readonly isPlayer: boolean | null;
  /** Which player; absent while unknown. */
  readonly playerAlias?: string | null;
  readonly picks: readonly PickedSelection[];
  /** Amounts that the server may not have. */
  readonly amounts?: readonly TypedAmount[];
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

export interface Visitor {
  readonly isPlayer: boolean;
  readonly playerAlias: string | null;
}

export function isOwnUnsent({ isPlayer, playerAlias }: UnsentPicks, visitor: Visitor): boolean {
  if (isPlayer === null) return true;
  return isPlayer === visitor.isPlayer && (!isPlayer || playerAlias === undefined || playerAlias === visitor.playerAlias);
}

/** What is stored and to be sent again: what is the same owner's and recent. @param now epoch milliseconds. */
export function stillUnsent(stored: UnsentPicks | null, visitor: Visitor, now: number): Pick<UnsentPicks, 'picks' | 'amounts'> {
  const isStill = stored !== null && isOwnUnsent(stored, visitor) && Math.abs(now - stored.at) < FRESH_MS;
  return isStill ? stored : { picks: [] };
}
