/**
 * `next` with every part that equals the one of `before` replaced by that very part, so that what compares by identity sees only what changed.
 * For plain data: objects, arrays and values.
 */
export function keepEqual<Value>(before: unknown, next: Value): Value {
  if (Object.is(before, next)) return next;
  if (!isPlain(before) || !isPlain(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  const [known, keys] = [before as Record<string, unknown>, Object.keys(next)];
  let isEqual = keys.length === Object.keys(known).length;
  const made: Record<string, unknown> = {};
  for (const key of keys) {
    made[key] = keepEqual(known[key], (next as Record<string, unknown>)[key]);
    isEqual &&= key in known && Object.is(made[key], known[key]);
  }
  if (isEqual) return before as Value;
  return (Array.isArray(next) ? Object.values(made) : made) as Value;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Values one after the other, each with the equal parts of the one before. */
export function createReuse<Value>(): (value: Value) => Value {
  let last: Value | null = null;
  return (value) => {
    const reused = keepEqual(last, value);
    last = reused;
    return reused;
  };
}
