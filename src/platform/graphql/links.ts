import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { RetryLink } from '@apollo/client/link/retry';
import { getMainDefinition, print } from '@apollo/client/utilities';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { from, Observable, switchMap, tap, throwError } from 'rxjs';
import { isMaintenance } from '../../../core/wire/maintenance.ts';
import { backoffMs } from '../backoff.ts';
import type { ReportError } from '../errors/reporter.ts';
import { reportFailure } from '../errors/reportFailure.ts';
import { type AppFacts, type Authorization, appHeaders } from '../http/appHeaders.ts';
import type { Fetch } from '../http/observedFetch.ts';
import { whenReady } from '../whenReady.ts';
import { forEachEventSequence, type Sequences } from './evidence.ts';
import { failureOf } from './failureOf.ts';
import { persistedQuery } from './operations.ts';
import { isOutdated } from './outdated.ts';
import type { LiveSocket } from './socket.ts';
import type { SportsbookUrls } from './sportsbookUrls.ts';

const TRIES = 3;

export function operationType(document: DocumentNode): OperationTypeNode {
  const definition = getMainDefinition(document);
  return definition.kind === Kind.OPERATION_DEFINITION ? definition.operation : OperationTypeNode.QUERY;
}

function isWorthAnother(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return false;
  if (ServerError.is(error)) return error.statusCode >= 502 && !isMaintenance(error.response);
  return true;
}

/** The only place that reports failed Apollo operations: once, after all retries. */
export function reportLink(report: ReportError, outdated: () => void): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && isOutdated(failure.codes)) outdated();
    reportFailure(report, operation.operationName ?? '', failure, error);
  });
}

/** A query is not held longer: a proxy may ask for an hour, and nobody would see that it has failed. */
const LONGEST_RETRY_AFTER_MS = 5_000;

/** How long the server asked to be left alone, in milliseconds: all pages that wait for one that starts would come several times a second. */
function retryAfterMs(error: unknown): number {
  const seconds = ServerError.is(error) ? Number(error.response.headers.get('retry-after')) : 0;
  return seconds > 0 ? Math.min(seconds * 1_000, LONGEST_RETRY_AFTER_MS) : 0;
}

/** Retries only queries that got no response: a mutation may have been done. */
export function retryLink(): ApolloLink {
  return new RetryLink({
    delay: (count, _operation, error) => retryAfterMs(error) + Math.random() * backoffMs(count),
    attempts: {
      max: TRIES,
      retryIf: (error, operation) => operationType(operation.query) === OperationTypeNode.QUERY && isWorthAnother(error),
    },
  });
}

export interface RenewPorts {
  /** Called when this authorization was refused. True: there is a new one for one retry. */
  readonly renew: (refused: Authorization) => Promise<boolean>;
  /** The new authorization was refused too. */
  readonly giveUp: (refused: Authorization) => void;
}

const AUTHORIZATION = 'slipstreamAuthorization';

function isUnauthenticated(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some((one) => one.extensions?.code === 'UNAUTHENTICATED');
  return ServerError.is(error) && error.statusCode === 401;
}

function authorizationOf(operation: ApolloLink.Operation): Authorization {
  return (operation.getContext()[AUTHORIZATION] ?? { kind: 'none' }) as Authorization;
}

/** On UNAUTHENTICATED: one refresh and one retry. Other codes (UNAUTHORIZED, SUBREQUEST_HTTP_ERROR ...) are left to the caller. */
export function renewLink({ renew, giveUp }: RenewPorts): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (!isUnauthenticated(error)) return;
    const again = (): Observable<ApolloLink.Result> =>
      forward(operation).pipe(
        tap({
          next: (result) => {
            if (result.errors?.some((one) => one.extensions?.code === 'UNAUTHENTICATED') === true)
              giveUp(authorizationOf(operation));
          },
          error: (failure) => {
            if (isUnauthenticated(failure)) giveUp(authorizationOf(operation));
          },
        }),
      );
    return from(renew(authorizationOf(operation))).pipe(switchMap((isRenewed) => (isRenewed ? again() : throwError(() => error))));
  });
}

/** Ignores UNAUTHORIZED_REGION: it is the operation that finds the region out. */
const LOCATION_OPERATION = 'GeoComplyAuthorizeGeoPacket';

/** On UNAUTHORIZED_REGION: takes the addresses that came with it and repeats the request once, or follows the other policy. */
export function regionLink({ moved }: Pick<SportsbookUrls, 'moved'>): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (!CombinedGraphQLErrors.is(error) || operation.operationName === LOCATION_OPERATION) return;
    const regionError = error.errors.find(({ extensions }) => extensions?.code === 'UNAUTHORIZED_REGION');
    return regionError !== undefined && moved(regionError.extensions) ? forward(operation) : undefined;
  });
}

/** The context of a private operation. */
export interface OwnerContext {
  /** False: the visitor has changed since the operation began, and nothing is sent with the tokens of the next one. */
  readonly isMine?: () => boolean;
}

export interface HeaderPorts {
  readonly facts: AppFacts;
  readonly isPublic: (operationName: string) => boolean;
  readonly authorize: () => Promise<Authorization>;
}

/** Sets the app's headers on every request, and an authorization on all private ones, for which it may wait: if it is still the same visitor's. */
export function headerLink({ facts, isPublic, authorize }: HeaderPorts): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const none: Authorization = { kind: 'none' };
    const authorization = isPublic(operation.operationName ?? '') ? Promise.resolve(none) : authorize();
    return from(authorization).pipe(
      switchMap((settled) => {
        const { isMine } = operation.getContext() as OwnerContext;
        if (isMine?.() === false) return throwError(() => new Error('The visitor changed before the request'));
        operation.setContext((context: { headers?: Record<string, string> }) => ({
          [AUTHORIZATION]: settled,
          headers: { ...context.headers, ...appHeaders(facts, settled) },
        }));
        return forward(operation);
      }),
    );
  });
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Uses the build's hashes; in development it computes them. Queries by GET, mutations by POST; an unknown hash is repeated in full. */
export function persistedLink(hashOf: (operationName: string) => string | null): ApolloLink {
  return new PersistedQueryLink({
    useGETForHashedQueries: true,
    generateHash: (document: DocumentNode) => {
      const definition = getMainDefinition(document);
      const name = definition.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? '') : '';
      return hashOf(name) ?? sha256(print(document));
    },
  });
}

/** Reports every event in an answer with its sequence. */
export function evidenceLink(sequences: Sequences): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { epoch } = sequences;
    return forward(operation).pipe(
      tap(({ data }) => {
        const { response } = operation.getContext() as { response?: Response };
        forEachEventSequence(data, response, (eventId, sequence) => sequences.observe(eventId, sequence, epoch));
      }),
    );
  });
}

/** Sends no client-awareness extensions, so that the same query has the same URL for everybody. */
export function httpLink(fetch: Fetch, urls: Pick<SportsbookUrls, 'getSnapshot'>): ApolloLink {
  return new BaseHttpLink({ uri: () => urls.getSnapshot().graphql, fetch, credentials: 'same-origin' });
}

/** Subscriptions over the shared socket, which loads at the first one. */
export function socketLink(socket: () => Promise<LiveSocket>, hashOf: (operationName: string) => string | null): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const operationName = operation.operationName ?? '';
        const hash = hashOf(operationName);
        return whenReady(
          socket(),
          (live) =>
            live.subscribe(
              {
                operationName,
                query: print(operation.query),
                variables: operation.variables,
                ...(hash === null ? {} : { extensions: persistedQuery(hash) }),
              },
              {
                next: (result) => observer.next(result as ApolloLink.Result),
                ended: (errors) => {
                  if (errors.length > 0) observer.next({ data: null, errors } as unknown as ApolloLink.Result);
                  observer.complete();
                },
              },
            ),
          (error) => observer.error(error),
        );
      }),
  );
}
