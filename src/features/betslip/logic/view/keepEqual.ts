/**
 * `next` with every part that equals the one of `before` replaced by that very part, so that what compares by identity sees only what changed.
 * For plain data: objects, arrays and values. Copies nothing but the way to a change.
 */
export function keepEqual<Value>(before: unknown, next: Value): Value {
  if (Object.is(before, next)) return next;
  if (Array.isArray(before) && Array.isArray(next)) return withEqualItems(before, next) as Value;
  if (!isPlain(before) || !isPlain(next)) return next;
  return withEqualParts(before, next) as Value;
}

type Parts = Readonly<Record<string, unknown>>;

function withEqualItems(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  let made: unknown[] | null = null;
  let isEqual = before.length === next.length;
  for (let index = 0; index < next.length; index += 1) {
    const part = keepEqual(before[index], next[index]);
    isEqual &&= Object.is(part, before[index]);
    if (!Object.is(part, next[index])) {
      made ??= [...next];
      made[index] = part;
    }
  }
  return isEqual ? before : (made ?? next);
}

function withEqualParts(before: Parts, next: Parts): Parts {
  let made: Record<string, unknown> | null = null;
  let isEqual = true;
  let count = 0;
  for (const key in next) {
    count += 1;
    const part = keepEqual(before[key], next[key]);
    isEqual &&= Object.is(part, before[key]) && (part !== undefined || key in before);
    if (!Object.is(part, next[key])) {
      made ??= { ...next };
      made[key] = part;
    }
  }
  if (isEqual && count === Object.keys(before).length) return before;
  return made ?? next;
}

function isPlain(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
