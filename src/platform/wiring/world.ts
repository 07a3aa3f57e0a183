import type { ApolloClient } from '@apollo/client';
import type { CatalogueSource } from '../catalogue/catalogueSource.ts';
import { directSource } from '../catalogue/directSource.ts';
import { systemClock, systemTimers } from '../clock.ts';
import type { ConnectionFacts } from '../connection/reconnect.ts';
import { createServerData, type ServerData } from '../data/createServerData.ts';
import type { ReportError } from '../errors/reporter.ts';
import { reportedRequest } from '../errors/reportFailure.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import { apolloEngine } from '../graphql/apolloEngine.ts';
import { directOperation } from '../graphql/operations.ts';
import { graphqlRequest } from '../graphql/request.ts';
import type { SocketState } from '../graphql/socket.ts';
import type { AppFacts } from '../http/appHeaders.ts';
import { late } from '../late.ts';
import { type Prices, pricePort } from '../prices/pricePort.ts';
import type { Session } from '../session/session.ts';
import type { Startup } from '../startup/startup.ts';
import { openIndexedDb } from '../storage/indexedDb.ts';
import { type KeptText, keptText } from '../storage/keptText.ts';
import {
  forgetUser,
  type KeptMessage,
  type KeptValue,
  type KeptValueDefinition,
  keptValue,
  type Owner,
} from '../storage/keptValue.ts';
import { type KeyValue, resilient } from '../storage/keyValue.ts';
import { openTabs } from '../tabs/tabs.ts';
import { pageVisibility } from '../visibility.ts';
import { listenToActivity } from './browser.ts';
import { wireIdentity } from './identity.ts';
import { wireLive } from './live.ts';
import type { Network } from './network.ts';

/** The part of the platform that a first paint does not need: who is here, what is kept, what moves. */
export interface PlatformWorld {
  readonly session: Session;
  readonly startup: Startup;
  /** Owns the slip of somebody who is not logged in. */
  readonly anonymousToken: ExternalStore<string | null>;
  readonly prices: Prices;
  readonly socketState: ExternalStore<SocketState>;
  readonly owner: ExternalStore<Owner>;
  readonly storage: KeyValue;
  /** A small value that outlives a reload (see storage/keptValue.ts). */
  keep<Value>(definition: KeptValueDefinition<Value>): KeptValue<Value>;
  /** A text that outlives a reload of this tab, written at once; in memory where storage is blocked. */
  keepInTab(name: string): KeptText;
  /** What the server knows: public and a player's, queries, mutations and live updates. */
  readonly data: ServerData;
  /** For what belongs to a player. Fetched when it is first wanted; rejects when that fails, and is tried again by the next to ask. */
  readonly apollo: () => Promise<ApolloClient>;
}

export function wireWorld(
  facts: AppFacts,
  network: Network,
  report: ReportError,
  connection: ExternalStore<ConnectionFacts>,
): PlatformWorld {
  const { brand } = facts;
  const request = graphqlRequest({ fetch: network.fetch, facts, operation: directOperation });
  // Startup and heartbeats report their own failures, in their own words.
  const identity = wireIdentity(brand, network, request, report);
  const live = wireLive(facts, network, reportedRequest(request, report), identity, report);
  const { session, startup } = identity;

  const owner = createStore<Owner>({ brand, playerId: null });
  const storage = resilient(
    () => openIndexedDb('slipstream'),
    (error) => report('storage', error),
  );
  const tabs = openTabs<KeptMessage>('slipstream-kept');

  session.subscribe(() => {
    const { playerId } = session.getSnapshot();
    if (playerId !== owner.getSnapshot().playerId) owner.set({ brand, playerId });
  });
  session.onLogOut((playerId) => forgetUser(storage, brand, playerId));
  network.maintenance.subscribe(() => {
    if (network.maintenance.getSnapshot() === null) void startup.load();
    else if (session.getSnapshot().status !== 'loggedOut') void session.logOut('maintenance');
  });
  network.signOfLife(async () => {
    await request('SchemaVersion', {}, { kind: 'none' });
  });

  const prices = { epoch: () => live.priceStore.book.epoch, saw: live.priceStore.saw.bind(live.priceStore) };
  let source: CatalogueSource = directSource({ request, report, timers: systemTimers, ...prices });
  const apollo = late(async () => {
    const { createAppApollo } = await import('../graphql/appApollo.ts').catch((error: unknown) => {
      report('apollo', error);
      throw error;
    });
    const { authorize, renew, giveUp } = identity;
    return createAppApollo({
      ...{ facts, fetch: network.fetch, socket: live.socket, authorize, renew, giveUp, ...prices },
      ...{ storage, owner, report, session, timers: systemTimers },
      keepsCatalogue: navigator.serviceWorker?.controller == null,
      readThrough: (through) => {
        source = through;
      },
    });
  });
  const data = createServerData({
    ...{ brand, session, connection, report },
    visible: pageVisibility(document),
    clock: systemClock,
    timers: systemTimers,
    engine: apolloEngine(apollo),
    catalogue: () => source,
    newId: () => crypto.randomUUID(),
  });
  live.start();
  identity.start();
  listenToActivity(identity.active);

  return {
    session,
    startup,
    anonymousToken: identity.anonymousToken,
    prices: pricePort(live.priceStore, live.watcher),
    socketState: live.state,
    owner,
    storage,
    keep: (definition) => keptValue({ storage, tabs, owner }, definition),
    keepInTab: (name) => keptText(() => sessionStorage, `slipstream.${name}.${brand}`),
    data,
    apollo,
  };
}
