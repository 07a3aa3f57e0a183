/** Deeper than any input of the contract, far above what a recursion over it could stumble on. */
const DEEPEST = 20;

/** Neither a zero byte nor half of a surrogate pair can be stored, and nothing of ours has one. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/**
 * Why a parsed JSON value can be no input of ours, in a sentence; null when it may be one. It is asked before anything recurses over
 * the value, and itself does not.
 */
export function unusableInput(value: unknown, deepest = DEEPEST): string | null {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return `Input is nested at most ${deepest} deep`;
    if (level.some((each) => typeof each === 'string' && UNSTORABLE.test(each)))
      return 'Text must not hold a zero byte or half a character';
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.entries(each).flat() : []));
  }
  return null;
}
