import { STORED_ROOT_FIELDS } from '../../../core/wire/publicCatalogue.ts';

/** Apollo's extracted cache: objects by id, with the root query's fields under ROOT_QUERY. */
type Extracted = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `competition({"sport":"football"})` belongs to the field `competition`. */
function fieldOf(storeKey: string): string {
  return storeKey.split(/[({:]/, 1)[0] ?? storeKey;
}

function isPublicField(storeKey: string): boolean {
  return STORED_ROOT_FIELDS.includes(fieldOf(storeKey));
}

/** The private root fields, which a log-out removes. */
export function privateRootFields(cache: unknown): readonly string[] {
  const root = isRecord(cache) ? cache.ROOT_QUERY : undefined;
  return isRecord(root)
    ? [
        ...new Set(
          Object.keys(root)
            .filter((key) => !isPublicField(key))
            .map(fieldOf),
        ),
      ]
    : [];
}

function references(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) references(item, found);
    return;
  }
  if (!isRecord(value)) return;
  if (typeof value.__ref === 'string') found.add(value.__ref);
  else for (const item of Object.values(value)) references(item, found);
}

/**
 * The part of the cache that may be persisted: the public root fields and the objects they refer to. It is an allow-list, so that
 * account, slip, bets and later additions are excluded by default.
 */
export function persistable(cache: unknown): Record<string, unknown> {
  if (!isRecord(cache)) return {};
  const all = cache as Extracted;
  const root = Object.fromEntries(Object.entries(all.ROOT_QUERY ?? {}).filter(([key]) => isPublicField(key)));
  const stored: Record<string, unknown> = { ROOT_QUERY: { ...root, __typename: 'Query' } };
  const queue = new Set<string>();
  references(root, queue);
  // The loop adds ids to the Set that it walks; each is visited once.
  for (const id of queue) {
    const entity = all[id];
    if (entity === undefined) continue;
    stored[id] = entity;
    references(entity, queue);
  }
  return stored;
}

/** The persisted cache without the entries that have been fetched since: a restore must not replace newer data. */
export function restorable(stored: unknown, now: unknown): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...persistable(stored) };
  if (!isRecord(now)) return merged;
  for (const [id, entity] of Object.entries(now)) {
    const before = merged[id];
    merged[id] = isRecord(before) && isRecord(entity) ? { ...before, ...entity } : entity;
  }
  return merged;
}
