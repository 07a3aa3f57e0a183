import type { ReportError } from '../errors/reporter.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import type { ApolloPorts } from '../graphql/apollo.ts';
import { operationHash, platformOperation } from '../graphql/operations.ts';
import { graphqlRequest } from '../graphql/request.ts';
import type { SocketState } from '../graphql/socket.ts';
import type { AppFacts } from '../http/appHeaders.ts';
import { type Prices, pricePort } from '../prices/pricePort.ts';
import type { Session } from '../session/session.ts';
import type { Startup } from '../startup/startup.ts';
import { openIndexedDb } from '../storage/indexedDb.ts';
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
import { listenToActivity } from './browser.ts';
import { wireIdentity } from './identity.ts';
import { wireLive } from './live.ts';
import type { Network } from './network.ts';

/** What graphql/appApollo.ts needs of the rest. */
export interface ApolloParts extends Omit<ApolloPorts, 'cache' | 'isPublic' | 'facts'> {
  readonly onReturn: (refetch: () => void) => () => void;
}

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
  readonly apolloParts: ApolloParts;
}

export function wireWorld(facts: AppFacts, network: Network, report: ReportError): PlatformWorld {
  const { brand } = facts;
  const request = graphqlRequest({ fetch: network.fetch, facts, operation: platformOperation });
  const identity = wireIdentity(brand, network, request, report);
  const live = wireLive(facts, network, request, identity, report);
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
    apolloParts: {
      fetch: network.fetch,
      socket: live.socket,
      authorize: identity.authorize,
      renew: identity.renew,
      giveUp: identity.giveUp,
      hashOf: operationHash,
      epoch: () => live.priceStore.book.epoch,
      saw: (eventId, sequence, epoch) => live.priceStore.saw(eventId, sequence, epoch),
      onReturn: live.onReturn,
    },
  };
}
