import type { RequestFailure } from '../graphql/request.ts';

/** Why a query has no (newer) answer. otherOwner: the visitor changed between request and answer. */
export type QueryFailure = RequestFailure | { readonly kind: 'offline' } | { readonly kind: 'otherOwner' };

interface Dated {
  /** When the server last confirmed the data, in epoch milliseconds; null where that is not known, or without data. */
  readonly dataAt: number | null;
}

/**
 * The state of a query.
 * idle: not applicable now (logged out, or skipped by the caller) · loading: fetching or about to; `data` is from before ·
 * loaded: `data` is the server's last answer, a newer one may be pending · failed: the last attempt got no answer; `data` is from before.
 */
export type Loadable<Value> =
  | (Dated & { readonly state: 'idle'; readonly data: null; readonly error: null })
  | (Dated & { readonly state: 'loading'; readonly data: Value | null; readonly error: null })
  | (Dated & { readonly state: 'loaded'; readonly data: Value; readonly error: null })
  | (Dated & { readonly state: 'failed'; readonly data: Value | null; readonly error: QueryFailure });

/** The answer to a question for one thing. Null: there is none, which is an answer and no failure. */
export interface Found<Value> {
  readonly found: Value | null;
}

export const IDLE: Loadable<never> = { state: 'idle', data: null, dataAt: null, error: null };

/** The previous data stays readable while a newer answer is pending. */
export function loading<Value>(before: Pick<Loadable<Value>, 'data' | 'dataAt'>): Loadable<Value> {
  return { state: 'loading', data: before.data, dataAt: before.dataAt, error: null };
}

/** Returns the same object when the shown state does not change, so that nothing renders again. */
export function loaded<Value>(before: Loadable<Value>, data: Value, dataAt: number): Loadable<Value> {
  const isSame = before.data !== null && JSON.stringify(before.data) === JSON.stringify(data);
  if (isSame && before.state === 'loaded') return before;
  return { state: 'loaded', data: isSame && before.data !== null ? before.data : data, dataAt, error: null };
}

export function failed<Value>(before: Pick<Loadable<Value>, 'data'>, dataAt: number | null, error: QueryFailure): Loadable<Value> {
  return { state: 'failed', data: before.data, dataAt, error };
}

/** The data changed without a request: by a live update, or by the answer to another request. */
export function changed<Value>(before: Loadable<Value>, data: Value, dataAt: number): Loadable<Value> {
  return before.state === 'idle' || Object.is(before.data, data) ? before : { ...before, data, dataAt };
}
