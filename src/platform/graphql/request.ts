import { err, ok, type Result } from '../../../core/result.ts';
import { isMaintenance } from '../../../core/wire/maintenance.ts';
import { type AppFacts, type Authorization, appHeaders } from '../http/appHeaders.ts';
import type { Fetch } from '../http/observedFetch.ts';
import { type DirectOperation, nameOf, persistedQuery, type RequestedOperation, textOfOperation } from './operations.ts';
import { isOutdated } from './outdated.ts';
import type { SportsbookUrls } from './sportsbookUrls.ts';

export type RequestFailure =
  /** No response, or a response that is not GraphQL. */
  | { readonly kind: 'unreachable'; readonly reference?: string | undefined }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'waitingRoom'; readonly refreshIntervalSeconds: number | null }
  | { readonly kind: 'unauthenticated' }
  /** The server's error codes. `reference`: what support finds the request by, of an error that is none of the caller's. */
  | { readonly kind: 'refused'; readonly codes: readonly string[]; readonly reference?: string | undefined };

export interface RequestPorts {
  readonly fetch: Fetch;
  readonly urls: Pick<SportsbookUrls, 'getSnapshot' | 'moved'>;
  readonly facts: AppFacts;
  readonly operation: (requested: RequestedOperation) => DirectOperation;
  /** The server does not answer this page's version any more. */
  readonly outdated?: () => void;
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message?: string; readonly extensions?: { readonly code?: string } }[];
  readonly inWaitingRoom?: boolean;
  readonly refreshIntervalSeconds?: number;
  readonly cfWaitingRoom?: { readonly inWaitingRoom?: boolean; readonly refreshIntervalSeconds?: number };
}

/** Variables that must not stand in an address, which servers log: a query with one of them goes by POST. */
const SECRETS = ['connectToken', 'geoPacket', 'latLongParams'];

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null;
}

function codesOf(answer: Answer): readonly string[] {
  return (answer.errors ?? []).map((error) => error.extensions?.code ?? error.message ?? 'UNKNOWN');
}

function isNotFound(answer: Answer): boolean {
  return (answer.errors ?? []).some(
    (error) => error.extensions?.code === 'PERSISTED_QUERY_NOT_FOUND' || error.message === 'PersistedQueryNotFound',
  );
}

/**
 * GraphQL without Apollo, for requests before and beside it: startup, heartbeats, price snapshots, maintenance checks, and a visitor's
 * catalogue. A query goes by GET with its hash, a mutation by POST; a server that does not know the hash gets the full text, once.
 */
export function graphqlRequest(ports: RequestPorts) {
  return async <Data>(
    requested: RequestedOperation,
    variables: Readonly<Record<string, unknown>>,
    authorization: Authorization,
    /** Receives the response of a usable answer. */
    answered: (response: Response) => void = () => undefined,
  ): Promise<Result<Data, RequestFailure>> => {
    const operation = ports.operation(requested);
    const name = nameOf(requested);
    const { kind, hash } = operation;
    const headers = { accept: 'application/graphql-response+json, application/json', ...appHeaders(ports.facts, authorization) };
    const get = (): Promise<Response> => {
      const query = new URLSearchParams({
        operationName: name,
        variables: JSON.stringify(variables),
        extensions: JSON.stringify(persistedQuery(hash ?? '')),
      });
      // A public answer may be revalidated by its tag.
      const cache = authorization.kind === 'none' ? 'default' : 'no-store';
      const url = ports.urls.getSnapshot().graphql;
      return ports.fetch(`${url}${url.includes('?') ? '&' : '?'}${query}`, { headers, cache, credentials: 'same-origin' });
    };
    const post = async (includeText: boolean): Promise<Response> =>
      ports.fetch(ports.urls.getSnapshot().graphql, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          operationName: name,
          variables,
          ...(includeText ? { query: await textOfOperation(name, operation) } : {}),
          ...(hash === null ? {} : { extensions: persistedQuery(hash) }),
        }),
        credentials: 'same-origin',
      });
    const ask = async (request: () => Promise<Response>): Promise<{ response: Response; answer: Answer } | null> => {
      try {
        const response = await request();
        const answer: unknown = await response.json().catch(() => null);
        return { response, answer: isAnswer(answer) ? answer : {} };
      } catch {
        return null;
      }
    };

    const goesByGet = kind === 'query' && SECRETS.every((secret) => variables[secret] === undefined);
    const send = async (): Promise<{ response: Response; answer: Answer } | null> => {
      const first = await ask(() => (hash === null ? post(true) : goesByGet ? get() : post(false)));
      return first !== null && hash !== null && isNotFound(first.answer) ? ask(() => post(true)) : first;
    };

    let result = await send();
    const regionError = result?.answer.errors?.find(({ extensions }) => extensions?.code === 'UNAUTHORIZED_REGION');
    if (regionError !== undefined && ports.urls.moved(regionError.extensions)) result = await send();
    if (result === null) return err({ kind: 'unreachable' });
    const { response, answer } = result;
    if (isMaintenance(response)) return err({ kind: 'maintenance' });
    const room = answer.cfWaitingRoom ?? answer;
    if (response.status === 202 && room.inWaitingRoom === true)
      return err({ kind: 'waitingRoom', refreshIntervalSeconds: room.refreshIntervalSeconds ?? null });
    const codes = codesOf(answer);
    if (response.status === 401 || codes.includes('UNAUTHENTICATED')) return err({ kind: 'unauthenticated' });
    if (isOutdated(codes)) ports.outdated?.();
    if (codes.length > 0) return err({ kind: 'refused', codes });
    if (!response.ok || answer.data === undefined || answer.data === null) return err({ kind: 'unreachable' });
    answered(response);
    return ok(answer.data as Data);
  };
}

export type GraphqlRequest = ReturnType<typeof graphqlRequest>;
