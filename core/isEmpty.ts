export type MaybeEmpty = string | readonly unknown[] | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | null | undefined;

/** True for null, undefined, an empty collection and blank text. */
export function isEmpty(value: MaybeEmpty): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return 'size' in value ? value.size === 0 : value.length === 0;
}
