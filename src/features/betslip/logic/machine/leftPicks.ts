/**
 * A pick in the visitor's slip of this device that a player left there at a log-out. It goes with that player's next log-in, never with
 * another player's.
 */
export interface LeftPick {
  /** Opaque. */
  readonly playerId: string;
  readonly selectionId: string;
}

export const NONE_LEFT: readonly LeftPick[] = [];

/** Reads what is stored on this device; nothing if the value is damaged. */
export function readLeftPicks(text: string | null): readonly LeftPick[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) && stored.every(isLeftPick) ? stored : NONE_LEFT;
  } catch {
    return NONE_LEFT;
  }
}

function isLeftPick(value: unknown): value is LeftPick {
  const { playerId, selectionId } = (value ?? {}) as Partial<LeftPick>;
  return typeof playerId === 'string' && typeof selectionId === 'string';
}

/** @returns the same list if there is nothing to add. */
export function withLeftPicks(left: readonly LeftPick[], more: readonly LeftPick[]): readonly LeftPick[] {
  const added = more.filter(({ selectionId }) => left.every((one) => one.selectionId !== selectionId));
  return added.length === 0 ? left : [...left, ...added];
}

/** Selections that are another player's than this one. */
export function leftByOthers(left: readonly LeftPick[], playerId: string | null): readonly string[] {
  return left.filter((one) => one.playerId !== playerId).map(({ selectionId }) => selectionId);
}
