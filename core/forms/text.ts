import * as z from 'zod/mini';

/** A line of text. @param what as in `Please enter your first name`. */
export function text(what: string, longest: number, pattern?: RegExp) {
  const empty = `Please enter your ${what}`;
  return z.string(empty).check(
    z.trim(),
    z.refine((value) => value !== '', { error: empty, abort: true }),
    z.refine((value) => value.length <= longest && (pattern?.test(value) ?? true), `Please enter a valid ${what}`),
  );
}
