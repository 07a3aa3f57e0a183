import type { MaintenanceNotice } from '../../core/messages.ts';
import { type Clock, systemClock, systemTimers, type Timers } from './clock.ts';
import { createReporter, type ReportError } from './errors/reporter.ts';
import { createStore, type ExternalStore } from './externalStore.ts';
import type { ApolloPorts } from './graphql/apollo.ts';
import { operationHash } from './graphql/operations.ts';
import type { AppFacts } from './http/appHeaders.ts';
import { createInstall, type Install } from './install/install.ts';
import { type Prices, pricePort } from './prices/pricePort.ts';
import type { Session } from './session/session.ts';
import type { Startup } from './startup/startup.ts';
import { openIndexedDb } from './storage/indexedDb.ts';
import { installId } from './storage/installId.ts';
import {
  forgetUser,
  type KeptMessage,
  type KeptValue,
  type KeptValueDefinition,
  keptValue,
  type Owner,
} from './storage/keptValue.ts';
import { type KeyValue, resilient } from './storage/keyValue.ts';
import { openTabs } from './tabs/tabs.ts';
import { browserHoldLock } from './update/holdLock.ts';
import { createUpdate, type Update } from './update/update.ts';
import { listenToHints, listenToInstall, listenToWorker, registerWhenLoaded } from './wiring/browser.ts';
import { wireIdentity } from './wiring/identity.ts';
import { wireLive } from './wiring/live.ts';
import { wireNetwork } from './wiring/network.ts';

export interface ConnectionFacts {
  /** Requests get through, by evidence. */
  readonly online: boolean;
  /** The websocket is open: prices move. */
  readonly live: boolean;
}

/** What graphql/appApollo.ts needs; it is loaded with the first page that has data. */
export interface ApolloParts extends Omit<ApolloPorts, 'cache' | 'isPublic' | 'facts'> {
  readonly onReturn: (refetch: () => void) => () => void;
}

/** Everything of the outside world, wired once. src/app hands to each feature what it needs of it. */
export interface Platform {
  readonly facts: AppFacts;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly report: ReportError;
  readonly session: Session;
  readonly startup: Startup;
  /** Owns the slip of somebody who is not logged in. */
  readonly anonymousToken: ExternalStore<string | null>;
  readonly connection: ExternalStore<ConnectionFacts>;
  /** Null: no maintenance. */
  readonly maintenance: ExternalStore<MaintenanceNotice | null>;
  readonly prices: Prices;
  readonly update: Update;
  readonly install: Install;
  readonly owner: ExternalStore<Owner>;
  readonly storage: KeyValue;
  /** A small value that outlives a reload (see storage/keptValues.ts). */
  keep<Value>(definition: KeptValueDefinition<Value>): KeptValue<Value>;
  readonly apolloParts: ApolloParts;
  start(): void;
}

/** @param brand code of the brand this page is for. */
export function createPlatform(brand: string): Platform {
  const { report } = createReporter();
  const facts: AppFacts = {
    brand,
    version: __APP_VERSION__,
    installId: installId(
      () => localStorage,
      () => crypto.randomUUID(),
    ),
  };
  const network = wireNetwork(facts);
  const identity = wireIdentity(brand, network, report);
  const live = wireLive(facts, network, identity, report);
  const { session, startup } = identity;

  const owner = createStore<Owner>({ brand, playerId: null });
  const storage = resilient(
    () => openIndexedDb('slipstream'),
    (error) => report('storage', error),
  );
  const keptTabs = openTabs<KeptMessage>('slipstream-kept');
  const connection = createStore<ConnectionFacts>({ online: true, live: false });
  const install = createInstall();
  let applyWaiting = (): void => undefined;
  const update = createUpdate({
    lock: browserHoldLock(navigator.locks),
    skipWaiting: () => applyWaiting(),
    reload: () => location.reload(),
  });

  const combine = (): void => {
    const next = { online: network.connectivity.getSnapshot().online, live: live.state.getSnapshot() === 'open' };
    const before = connection.getSnapshot();
    if (next.online !== before.online || next.live !== before.live) connection.set(next);
  };

  return {
    facts,
    clock: systemClock,
    timers: systemTimers,
    report,
    session,
    startup,
    anonymousToken: identity.anonymousToken,
    connection,
    maintenance: network.maintenance,
    prices: pricePort(live.priceStore, live.watcher),
    update,
    install,
    owner,
    storage,
    keep: (definition) => keptValue({ storage, tabs: keptTabs, owner }, definition),
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
    start: () => {
      live.state.subscribe(combine);
      network.connectivity.subscribe(combine);
      session.subscribe(() => {
        const { playerId } = session.getSnapshot();
        if (playerId !== owner.getSnapshot().playerId) owner.set({ brand, playerId });
      });
      session.onLogOut((playerId) => forgetUser(storage, brand, playerId));
      network.maintenance.subscribe(() => {
        if (network.maintenance.getSnapshot() === null) void startup.load();
        else if (session.getSnapshot().status !== 'loggedOut') void session.logOut('maintenance');
      });
      listenToInstall(install);
      listenToHints(network);
      listenToWorker(network);
      live.start();
      identity.start();
      registerWhenLoaded(
        brand,
        update,
        (apply) => {
          applyWaiting = apply;
          update.waiting();
        },
        report,
      );
    },
  };
}
