/** Deeper than any input of the contract, far below what would overflow a recursion. */
const DEEPEST = 20;

/** A zero byte and half of a surrogate pair cannot be stored. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/**
 * Why a parsed JSON value cannot be an input, in a sentence; null when it can. Checked before any recursion over the value, and without
 * recursion itself.
 */
export function unusableInput(value: unknown, deepest = DEEPEST): string | null {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return `Input is nested at most ${deepest} deep`;
    const below: unknown[] = [];
    for (const each of level) {
      if (typeof each === 'string' && UNSTORABLE.test(each)) return 'Text must not hold a zero byte or half a character';
      if (typeof each === 'object' && each !== null) for (const [key, part] of Object.entries(each)) below.push(key, part);
    }
    level = below;
  }
  return null;
}
