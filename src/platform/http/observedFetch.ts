import { originOf } from '../../../core/wire/answerOrigin.ts';
import { SERVED_FROM_CACHE_HEADER } from '../../../core/wire/headers.ts';

export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Observes the outcome of every request of the page. */
export interface RequestObserver {
  /** A response of our server came over the network, of any status. */
  answered(pathname: string, response: Response): void;
  /** No response: the network failed, or time ran out. Not called when the page aborted the request. */
  failed?(path: string): void;
  /** The worker answered with what it had stored. @param at when the server sent it, in epoch milliseconds. */
  stored?(at: number): void;
  /** Something else answered in place of our server. */
  foreign?(): void;
}

function pathOf(input: RequestInfo | URL): string {
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  return new URL(url, 'http://page.invalid').pathname;
}

/** When the server sent an answer that the worker had stored, in epoch milliseconds, 0 if it does not say; null: it came over the network. */
export function storedAtOf({ headers }: Response): number | null {
  return headers.get(SERVED_FROM_CACHE_HEADER) === null ? null : Date.parse(headers.get('date') ?? '') || 0;
}

/** What answers is not our server, so there is no answer. */
export class ForeignAnswer extends Error {
  override readonly name = 'ForeignAnswer';
}

export class RequestTimedOut extends Error {
  override readonly name = 'RequestTimedOut';
}

/**
 * fetch with a time limit that notifies the observers of its outcome. All requests to the app's own server use it, so that connection and
 * maintenance see every response.
 * @throws the errors of fetch, RequestTimedOut and ForeignAnswer.
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
      const at = storedAtOf(response);
      if (at !== null) {
        if (at > 0) for (const observer of observers) observer.stored?.(at);
        return response;
      }
      const origin = originOf(response);
      for (const observer of observers)
        if (origin === 'ours') observer.answered(path, response);
        else observer.foreign?.();
      if (origin === 'foreign') throw new ForeignAnswer(`${response.status} at ${path} is no answer of our server`);
      return response;
    } catch (error) {
      if (error instanceof ForeignAnswer) throw error;
      if (givenUp?.aborted !== true) for (const observer of observers) observer.failed?.(path);
      throw limit.signal.aborted ? limit.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  };
}
