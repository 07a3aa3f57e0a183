import type { MaintenanceNotice } from '../../core/messages.ts';
import { type Clock, systemClock, systemTimers, type Timers } from './clock.ts';
import type { ConnectionFacts } from './connection/reconnect.ts';
import { postReports } from './errors/postReports.ts';
import { createReporter, type ReportError } from './errors/reporter.ts';
import { errorSampleRate, isSampled } from './errors/sampling.ts';
import { createStore, type ExternalStore, whenStore } from './externalStore.ts';
import type { AppFacts } from './http/appHeaders.ts';
import { createInstall, type Install } from './install/install.ts';
import { installId } from './storage/installId.ts';
import { browserHoldLock } from './update/holdLock.ts';
import { createUpdate, type Update } from './update/update.ts';
import { listenToHints, listenToInstall, listenToLeaving, listenToWorker, registerWhenIdle } from './wiring/browser.ts';
import { wireNetwork } from './wiring/network.ts';
import type { PlatformWorld } from './wiring/world.ts';
import type { WorkerEvents } from './worker/registerWorker.ts';

/**
 * Everything of the outside world, wired once. src/app hands to each feature what it needs of it. What comes from PlatformWorld is fetched
 * beside the first paint; it is there once `ready` is, and throws before.
 */
export interface Platform extends Omit<PlatformWorld, 'socketState'> {
  readonly facts: AppFacts;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly report: ReportError;
  readonly connection: ExternalStore<ConnectionFacts>;
  /** Looks at once whether requests get through, instead of at the pace at which it is looked anyway. */
  readonly lookForConnection: () => void;
  /** Null: no maintenance. */
  readonly maintenance: ExternalStore<MaintenanceNotice | null>;
  readonly update: Update;
  readonly install: Install;
  readonly ready: Promise<void>;
}

/**
 * Begins at once: fetches the rest of itself, asks who is here and what startup says, and registers the worker after that.
 * @param brand code of the brand this page is for.
 */
export function startPlatform(brand: string): Platform {
  const facts: AppFacts = {
    brand,
    version: __APP_VERSION__,
    installId: installId(
      () => localStorage,
      () => crypto.randomUUID(),
    ),
  };
  const network = wireNetwork();
  const connection = createStore<ConnectionFacts>({ online: true, live: false });
  const { report, flush } = createReporter({
    clock: systemClock,
    timers: systemTimers,
    isSampled: isSampled(facts.installId, errorSampleRate()),
    isOnline: () => connection.getSnapshot().online,
    post: postReports(fetch.bind(globalThis), facts, () => location.pathname),
  });
  listenToLeaving(flush);
  const install = createInstall();
  let applyWaiting = (): void => undefined;
  const update = createUpdate({
    timers: systemTimers,
    lock: browserHoldLock(navigator.locks),
    pauseRequests: () => network.pauseRequests(),
    skipWaiting: () => applyWaiting(),
    reload: () => location.reload(),
  });
  let wired: PlatformWorld | null = null;
  const world = (): PlatformWorld => {
    if (wired === null) throw new Error('The platform was used before it was ready');
    return wired;
  };

  const combine = (): void => {
    const next = {
      online: network.connectivity.getSnapshot().online,
      live: wired?.socketState.getSnapshot() === 'open',
    };
    const before = connection.getSnapshot();
    if (next.online !== before.online || next.live !== before.live) connection.set(next);
  };
  network.connectivity.subscribe(combine);
  listenToInstall(install);
  listenToHints(network);
  listenToWorker(network);
  const workerEvents: WorkerEvents = {
    waiting: (apply) => {
      applyWaiting = apply;
      update.waiting();
    },
    // Asked before it was there, the catalogue would be missing in a first visit's offline reload.
    firstControl: () => world().data.refetchPublic(),
    controllerChanged: update.controllerChanged,
  };
  const ready = import('./wiring/world.ts').then(({ wireWorld }) => {
    wired = wireWorld(facts, network, report, connection);
    wired.socketState.subscribe(combine);
  });
  // Whoever waits for it hears of a failure; nobody waiting is no second failure.
  ready.catch((error: unknown) => report('platform', error));
  // What the worker fetches ahead is for later, so it waits until start-up has its answer, whichever that is.
  ready
    .then(() => whenStore(world().startup, ({ state }) => state !== 'loading'))
    .then(() => registerWhenIdle(brand, workerEvents, report))
    .catch(() => undefined);

  return {
    facts,
    clock: systemClock,
    timers: systemTimers,
    report,
    connection,
    lookForConnection: () => network.connectivity.look(),
    maintenance: network.maintenance,
    update,
    install,
    ready,
    get session() {
      return world().session;
    },
    get startup() {
      return world().startup;
    },
    get anonymousToken() {
      return world().anonymousToken;
    },
    get prices() {
      return world().prices;
    },
    get owner() {
      return world().owner;
    },
    get storage() {
      return world().storage;
    },
    keep: (definition) => world().keep(definition),
    keepInTab: (name) => world().keepInTab(name),
    get data() {
      return world().data;
    },
    apollo: () => world().apollo(),
  };
}
