/** The part of a query's state (`Loadable`) that decides how its region is drawn. */
export interface RegionSource<Value> {
  readonly state: 'idle' | 'loading' | 'loaded' | 'failed';
  readonly data: Value | null;
  /** When the server last confirmed the data, in epoch milliseconds; null if that is not known. */
  readonly dataAt: number | null;
  /** Why the last attempt has failed; `reference` is what support needs of an unexpected error. */
  readonly error?: { readonly kind: string; readonly reference?: string | undefined } | null;
}

/** Why the shown data is not the newest, and how old it is. */
export interface RegionAge {
  readonly reason: 'offline' | 'failed';
  /** Epoch milliseconds. */
  readonly dataAt: number;
}

/**
 * skeleton: the data is on its way · error: there is none, and the server can be asked again · offline: there is none on this device ·
 * empty and content: there is data, older than wanted if `age` is not null. An age that is not known
 * is null: a wrong time is worse than none.
 */
export type RegionView<Value> =
  | { readonly kind: 'skeleton' }
  | { readonly kind: 'error' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'empty'; readonly age: RegionAge | null }
  | { readonly kind: 'content'; readonly value: Value; readonly age: RegionAge | null };

/** How a region of the page shows its data. The one rule for every region that waits for the server. */
export function regionView<Value>(
  { state, data, dataAt }: RegionSource<Value>,
  isOnline: boolean,
  isEmpty: (value: Value) => boolean,
): RegionView<Value> {
  if (data !== null) {
    const isNewest = isOnline && state !== 'failed';
    const age = isNewest || dataAt === null ? null : ({ reason: isOnline ? 'failed' : 'offline', dataAt } as const);
    return isEmpty(data) ? { kind: 'empty', age } : { kind: 'content', value: data, age };
  }
  if (state === 'failed') return { kind: isOnline ? 'error' : 'offline' };
  // Without a connection a query that has not begun stays so: its session cannot be checked.
  if (state === 'idle' && !isOnline) return { kind: 'offline' };
  return { kind: 'skeleton' };
}
