import { SERVED_FROM_CACHE_HEADER } from '../../../core/headers.ts';

export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Observes the outcome of every request of the page. */
export interface RequestObserver {
  /** A response of any status came over the network. */
  answered(pathname: string, response: Response): void;
  /** No response: the network failed, or time ran out. Not called when the page aborted the request. */
  failed?(path: string): void;
}

function pathOf(input: RequestInfo | URL): string {
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  return new URL(url, 'http://page.invalid').pathname;
}

export class RequestTimedOut extends Error {
  override readonly name = 'RequestTimedOut';
}

/**
 * fetch with a time limit that notifies the observers of its outcome. All requests to the app's own server use it, so that connection and
 * maintenance see every response.
 * @throws the errors of fetch, and RequestTimedOut.
 */
export function observedFetch(fetch: Fetch, observers: readonly RequestObserver[], timeoutMs: number): Fetch {
  return async (input, init = {}) => {
    const path = pathOf(input);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new RequestTimedOut(`No answer within ${timeoutMs} ms`)), timeoutMs);
    const givenUp = init.signal ?? null;
    const signal = givenUp === null ? limit.signal : AbortSignal.any([givenUp, limit.signal]);
    try {
      const response = await fetch(input, { ...init, signal });
      if (response.headers.get(SERVED_FROM_CACHE_HEADER) === null)
        for (const observer of observers) observer.answered(path, response);
      return response;
    } catch (error) {
      if (givenUp?.aborted !== true) for (const observer of observers) observer.failed?.(path);
      throw limit.signal.aborted ? limit.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  };
}
