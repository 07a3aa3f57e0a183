import { err, ok, type Result } from '../../../core/result.ts';
import { type Fetch, RequestTimedOut } from './observedFetch.ts';

/** Specification, section 7. */
export const REST_TIMEOUT_MS = 5000;
const KNOWN_STATUSES: ReadonlySet<number> = new Set([200, 201, 202, 204, 205, 302, 401, 403, 404, 422, 500, 503]);

export type RestErrorCode =
  /** 401: whoever asked is not who they have to be. */
  | 'UNAUTHORIZED_ERROR'
  /** This device has no network. */
  | 'NETWORK_ERROR'
  /** No answer in time. The server may have done what it was asked. */
  | 'TIMEOUT_ERROR'
  /** There is a network, and the server was not reached or the connection broke. The server may have done what it was asked. */
  | 'CONNECTION_ERROR'
  /** Anything else, a status that is not known among it. */
  | 'UNKNOWN_ERROR';

export interface RestRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Cookies of the own origin, unless `omit`. */
  readonly credentials?: 'same-origin' | 'omit';
  /** Goes out though the page is left meanwhile. */
  readonly keepalive?: boolean;
  /** Five seconds unless it says otherwise. */
  readonly timeoutMs?: number;
}

export interface RestAnswer {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  /** Null where there is none, or it is no JSON. */
  readonly body: unknown;
}

export interface RestFailure {
  readonly code: RestErrorCode;
  /** What was answered nevertheless; null without an answer. */
  readonly answer: RestAnswer | null;
}

/** Never throws. An answer of any known status but 401 is one, also 4xx and 5xx: what they mean is for the caller to say. */
export type Rest = (request: RestRequest) => Promise<Result<RestAnswer, RestFailure>>;

export interface RestPorts {
  /** A fetch that gives up after so long, with RequestTimedOut. */
  readonly fetchWithin: (timeoutMs: number) => Fetch;
  readonly isOnline: () => boolean;
}

/** What is asked of the server beside GraphQL. Nothing of it is cached. */
export function restClient({ fetchWithin, isOnline }: RestPorts): Rest {
  const codeOf = (error: unknown): RestErrorCode => {
    if (error instanceof RequestTimedOut) return 'TIMEOUT_ERROR';
    // fetch rejects with a TypeError for whatever goes wrong on the way.
    if (!(error instanceof TypeError)) return 'UNKNOWN_ERROR';
    return isOnline() ? 'CONNECTION_ERROR' : 'NETWORK_ERROR';
  };

  return async ({ method, path, headers, body, credentials = 'same-origin', keepalive = false, timeoutMs = REST_TIMEOUT_MS }) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    try {
      const response = await fetchWithin(timeoutMs)(path, {
        method,
        headers: { ...json, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        credentials,
        keepalive,
        cache: 'no-store',
      });
      const { status, headers: answered } = response;
      const content: unknown = await response.json().catch(() => null);
      const answer: RestAnswer = { status, headers: answered, body: content };
      if (status === 401) return err({ code: 'UNAUTHORIZED_ERROR', answer });
      return KNOWN_STATUSES.has(status) ? ok(answer) : err({ code: 'UNKNOWN_ERROR', answer });
    } catch (error) {
      return err({ code: codeOf(error), answer: null });
    }
  };
}
