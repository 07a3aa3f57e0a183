import { ApolloClient, ApolloLink, type InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import type { ReportError } from '../errors/reporter.ts';
import type { Fetch } from '../http/observedFetch.ts';
import { createCache } from './cache.ts';
import type { Sequences } from './evidence.ts';
import {
  evidenceLink,
  type HeaderPorts,
  headerLink,
  httpLink,
  operationType,
  persistedLink,
  type RenewPorts,
  regionLink,
  renewLink,
  reportLink,
  retryLink,
  socketLink,
} from './links.ts';
import { privateRootFields } from './persistable.ts';
import type { LiveSocket } from './socket.ts';
import type { SportsbookUrls } from './sportsbookUrls.ts';

export interface ApolloPorts extends HeaderPorts, RenewPorts {
  readonly fetch: Fetch;
  readonly urls: SportsbookUrls;
  readonly socket: () => Promise<LiveSocket>;
  readonly hashOf: (operationName: string) => string | null;
  readonly sequences: Sequences;
  readonly report: ReportError;
  /** The server does not answer this page's version any more. */
  readonly outdated?: () => void;
  readonly cache?: InMemoryCache;
}

/** The links from the outside in: report failures, retry, renew the token, follow the region, add the persisted query, set headers, report sequences. */
export function createApollo(ports: ApolloPorts): ApolloClient {
  const http = ApolloLink.from([
    retryLink(),
    renewLink(ports),
    regionLink(ports.urls),
    persistedLink(ports.hashOf),
    headerLink(ports),
    evidenceLink(ports.sequences),
    httpLink(ports.fetch, ports.urls),
  ]);
  return new ApolloClient({
    cache: ports.cache ?? createCache(),
    // Deduplication prints every query before the first frame; no two parts of a page send the same.
    queryDeduplication: false,
    link: reportLink(ports.report, ports.outdated ?? (() => undefined)).concat(
      ApolloLink.split(
        (operation) => operationType(operation.query) === OperationTypeNode.SUBSCRIPTION,
        socketLink(ports.socket, ports.hashOf),
        http,
      ),
    ),
  });
}

/** Removes a user's data from the cache; the catalogue stays on screen. */
export function forgetPrivate(client: ApolloClient): void {
  const { cache } = client;
  for (const fieldName of privateRootFields(cache.extract())) cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
  cache.evict({ id: 'ROOT_MUTATION', broadcast: false });
  cache.evict({ id: 'ROOT_SUBSCRIPTION', broadcast: false });
  cache.gc();
}
