import { err, ok, type Result } from '../../../core/result.ts';
import { type Fetch, RequestTimedOut } from './observedFetch.ts';

/** Specification, section 7. */
export const REST_TIMEOUT_MS = 5000;
const KNOWN_STATUSES: ReadonlySet<number> = new Set([200, 201, 202, 204, 205, 302, 401, 403, 404, 422, 500, 503]);

export type RestErrorCode =
  /** 401: the authorization is missing or wrong. */
  | 'UNAUTHORIZED_ERROR'
  /** This device has no network. */
  | 'NETWORK_ERROR'
  /** No response in time. The server may have done the request. */
  | 'TIMEOUT_ERROR'
  /** There is a network, but the server was not reached or the connection broke. The server may have done the request. */
  | 'CONNECTION_ERROR'
  /** Anything else, including an unknown status. */
  | 'UNKNOWN_ERROR';

export interface RestRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or form-encoded as OAuth wants it. */
  readonly body?: Readonly<Record<string, unknown>> | URLSearchParams;
  /** Cookies of the app's own origin, unless `omit`. */
  readonly credentials?: 'same-origin' | 'omit';
  /** The request completes even when the page closes. */
  readonly keepalive?: boolean;
  /** Default: five seconds. */
  readonly timeoutMs?: number;
  /** Gives the request up: UNKNOWN_ERROR. */
  readonly signal?: AbortSignal;
}

export interface RestAnswer {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  /** Null without a body or when it is no JSON. */
  readonly body: unknown;
}

export interface RestFailure {
  readonly code: RestErrorCode;
  /** The response that caused the failure; null without one. */
  readonly answer: RestAnswer | null;
}

/** Never throws. Any known status except 401 is an answer, also 4xx and 5xx: the caller decides what they mean. */
export type Rest = (request: RestRequest) => Promise<Result<RestAnswer, RestFailure>>;

export interface RestPorts {
  /** A fetch with this time limit; it then throws RequestTimedOut. */
  readonly fetchWithin: (timeoutMs: number) => Fetch;
  readonly isOnline: () => boolean;
}

/** Requests to the server other than GraphQL. No response is cached. */
export function restClient({ fetchWithin, isOnline }: RestPorts): Rest {
  const codeOf = (error: unknown): RestErrorCode => {
    if (error instanceof RequestTimedOut) return 'TIMEOUT_ERROR';
    // fetch rejects with a TypeError for every network failure.
    if (!(error instanceof TypeError)) return 'UNKNOWN_ERROR';
    return isOnline() ? 'CONNECTION_ERROR' : 'NETWORK_ERROR';
  };

  return async ({
    method,
    path,
    headers,
    body,
    credentials = 'same-origin',
    keepalive = false,
    timeoutMs = REST_TIMEOUT_MS,
    signal,
  }) => {
    const isForm = body instanceof URLSearchParams;
    const json = body === undefined || isForm ? {} : { 'content-type': 'application/json' };
    try {
      const response = await fetchWithin(timeoutMs)(path, {
        method,
        headers: { ...json, ...headers },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
        credentials,
        keepalive,
        cache: 'no-store',
        ...(signal && { signal }),
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
