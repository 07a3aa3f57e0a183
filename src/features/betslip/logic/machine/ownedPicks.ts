/**
 * A pick in the visitor's slip of this device that a player left there at a log-out. It goes with that player's next log-in, never with
 * another player's.
 */
export interface OwnedPick {
  /** Opaque. */
  readonly playerAlias: string;
  readonly selectionId: string;
}

export const NONE_OWNED: readonly OwnedPick[] = [];

/** Reads what is stored on this device; nothing if the value is damaged. */
export function readOwnedPicks(text: string | null): readonly OwnedPick[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) && stored.every(isOwnedPick) ? stored : NONE_OWNED;
  } catch {
    return NONE_OWNED;
  }
}

function isOwnedPick(value: unknown): value is OwnedPick {
  const { playerAlias, selectionId } = (value ?? {}) as Partial<OwnedPick>;
  return typeof playerAlias === 'string' && typeof selectionId === 'string';
}

/** @returns the same list if there is nothing to add. */
export function withOwnedPicks(owned: readonly OwnedPick[], more: readonly OwnedPick[]): readonly OwnedPick[] {
  const added = more.filter(({ selectionId }) => owned.every((one) => one.selectionId !== selectionId));
  return added.length === 0 ? owned : [...owned, ...added];
}

/** Selections that are another player's than this one. */
export function ownedByOthers(owned: readonly OwnedPick[], playerAlias: string | null): readonly string[] {
  return owned.filter((one) => one.playerAlias !== playerAlias).map(({ selectionId }) => selectionId);
}
