import type { RequestFailure } from '../graphql/request.ts';

/** Why a query has no (newer) answer. otherOwner: it came when somebody else was here than whoever asked. */
export type QueryFailure = RequestFailure | { readonly kind: 'offline' } | { readonly kind: 'otherOwner' };

interface Dated {
  /** When the server last said so, in epoch milliseconds; null where that is not known (restored) or nothing is known. */
  readonly dataAt: number | null;
}

/**
 * What is known of a query.
 * idle: not to be asked now (nobody is logged in, or the caller skips it) · loading: asked or about to be, `data` is from before ·
 * loaded: `data` is what the server said last, a newer answer may be on its way · failed: the last attempt got no answer, `data` is from before.
 */
export type Loadable<Value> =
  | (Dated & { readonly state: 'idle'; readonly data: null; readonly error: null })
  | (Dated & { readonly state: 'loading'; readonly data: Value | null; readonly error: null })
  | { readonly state: 'loaded'; readonly data: Value; readonly dataAt: number; readonly error: null }
  | (Dated & { readonly state: 'failed'; readonly data: Value | null; readonly error: QueryFailure });

export const IDLE: Loadable<never> = { state: 'idle', data: null, dataAt: null, error: null };

/** What was known stays readable while a newer answer is awaited. */
export function loading<Value>(before: Pick<Loadable<Value>, 'data' | 'dataAt'>): Loadable<Value> {
  return { state: 'loading', data: before.data, dataAt: before.dataAt, error: null };
}

/** The same object where nothing that is shown changes, so that nothing is drawn again. */
export function loaded<Value>(before: Loadable<Value>, data: Value, dataAt: number): Loadable<Value> {
  const isSame = before.data !== null && JSON.stringify(before.data) === JSON.stringify(data);
  if (isSame && before.state === 'loaded') return before;
  return { state: 'loaded', data: isSame && before.data !== null ? before.data : data, dataAt, error: null };
}

export function failed<Value>(before: Pick<Loadable<Value>, 'data'>, dataAt: number | null, error: QueryFailure): Loadable<Value> {
  return { state: 'failed', data: before.data, dataAt, error };
}

/** The data changed without a request: a live update, or what the answer to another request says. */
export function changed<Value>(before: Loadable<Value>, data: Value, dataAt: number): Loadable<Value> {
  return before.state === 'idle' || Object.is(before.data, data) ? before : { ...before, data, dataAt };
}
