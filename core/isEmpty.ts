export type MaybeEmpty = string | readonly unknown[] | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | null | undefined;

/** What counts as empty everywhere: null, undefined, a collection with nothing in it, a text of nothing but white space. */
export function isEmpty(value: MaybeEmpty): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return 'size' in value ? value.size === 0 : value.length === 0;
}
