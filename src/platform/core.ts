import { lazyModule } from '../../core/lazyModule.ts';
import type { MaintenanceNotice } from '../../core/wire/maintenance.ts';
import { eventSender, type SendEvents } from './analytics/eventSender.ts';
import { type Clock, systemClock, systemTimers, type Timers } from './clock.ts';
import type { ConnectionFacts } from './connection/reconnect.ts';
import { createReporter, type ReportError } from './errors/reporter.ts';
import { errorSampleRate, isSampled } from './errors/sampling.ts';
import { createStore, type ExternalStore, type WritableStore } from './externalStore.ts';
import type { SocketState } from './graphql/socket.ts';
import type { AppFacts } from './http/appHeaders.ts';
import { createInstall, type Install } from './install/install.ts';
import type { OpenedPage } from './openedPage.ts';
import { installId } from './storage/installId.ts';
import type { Unfinished, UnfinishedThing } from './unfinished/unfinished.ts';
import { createUpdate, type Update } from './update/update.ts';
import { appVersion } from './version.ts';
import { listenToHints, listenToInstall, listenToLeaving, listenToWorker } from './wiring/browser.ts';
import { createNetwork, type Network } from './wiring/network.ts';
import type { WorkerEvents } from './worker/registerWorker.ts';

/** The services that exist before the first frame: network, maintenance, updates. */
export interface Core {
  readonly facts: AppFacts;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly report: ReportError;
  readonly connection: ExternalStore<ConnectionFacts>;
  /** When the oldest of the stored answers on this page was sent, in epoch milliseconds; null: there is none. */
  readonly storedAt: ExternalStore<number | null>;
  /** Probes the connection now instead of at the next scheduled time. */
  readonly checkConnection: () => void;
  /** Null: no maintenance. */
  readonly maintenance: ExternalStore<MaintenanceNotice | null>;
  /** Asks start-up now whether it is over, instead of at the next interval. */
  readonly checkMaintenance: () => Promise<void>;
  readonly update: Update;
  /** Unfinished things of this tab: asked before a reload, an update and a page that is opened from outside. */
  readonly unfinished: Unfinished;
  /** The page that was opened from outside, until the app shows it or has asked the player (app/navigation/OpenedPage.tsx). */
  readonly opened: WritableStore<OpenedPage | null>;
  readonly install: Install;
}

/** The core, and those of its parts that only the composition root (src/app/createServices.ts) uses. */
export interface CoreParts {
  readonly core: Core;
  readonly network: Network;
  readonly socketState: WritableStore<SocketState>;
  /** Sends events to the event broker. */
  readonly sendEvents: SendEvents;
  readonly workerEvents: Omit<WorkerEvents, 'firstControl'>;
}

const launchesCode = lazyModule(() => import('./wiring/listenToLaunches.ts'));
const takeOverCode = lazyModule(() => import('./update/takeOver.ts'));

/** @param brand code of the brand this page is for. */
export function createCore(brand: string): CoreParts {
  const facts: AppFacts = {
    brand,
    version: appVersion,
    installId: installId(
      () => localStorage,
      () => crypto.randomUUID(),
    ),
  };
  const network = createNetwork();
  const { connectivity, maintenance } = network;
  const socketState = createStore<SocketState>('connecting');
  const connection = createStore<ConnectionFacts>({ online: true, live: false });
  const sendEvents = eventSender({
    fetch: fetch.bind(globalThis),
    beacon: (path, body) => navigator.sendBeacon(path, body),
    facts,
    pathname: () => location.pathname,
  });
  const { report, flush } = createReporter({
    clock: systemClock,
    timers: systemTimers,
    isSampled: isSampled(facts.installId, errorSampleRate()),
    isOnline: () => connection.getSnapshot().online,
    post: (reports, isLeaving) =>
      sendEvents(
        reports.map((properties) => ({ name: 'client_error', properties })),
        isLeaving,
      ),
  });
  const install = createInstall();
  let applyWaiting = (): void => undefined;
  let checkForUpdate = (): void => undefined;
  const unfinished: Unfinished = createStore<readonly UnfinishedThing[]>([]);
  const opened = createStore<OpenedPage | null>(null);
  const update = createUpdate({
    timers: systemTimers,
    unfinished,
    resumeRequests: network.resumeRequests,
    takeOver: (onWaiting) =>
      takeOverCode.load().then(({ takeOver }) =>
        takeOver({
          timers: systemTimers,
          unfinished,
          onWaiting,
          pauseRequests: network.pauseRequests,
          skipWaiting: () => applyWaiting(),
        }),
      ),
    check: () => checkForUpdate(),
    isControlled: () => navigator.serviceWorker?.controller != null,
    reload: () => location.reload(),
  });
  const combine = (): void => {
    const { online, foreign } = connectivity.getSnapshot();
    const next = { online, live: socketState.getSnapshot() === 'open', ...(foreign && { foreign }) };
    const before = connection.getSnapshot();
    if (online !== before.online || foreign !== before.foreign || next.live !== before.live) connection.set(next);
  };
  connectivity.subscribe(combine);
  socketState.subscribe(combine);
  listenToInstall(install);
  listenToLeaving(flush);
  listenToHints(network, () => connection.getSnapshot().live);
  // In a window of the installed app.
  if (window.launchQueue && !matchMedia('(display-mode: browser)').matches)
    launchesCode.load().then(({ listenToLaunches }) => listenToLaunches({ opened, brand, report }), report.bind(null, 'launches'));
  listenToWorker(network, update.controllerChanged, opened);
  return {
    core: {
      facts,
      clock: systemClock,
      timers: systemTimers,
      report,
      connection,
      storedAt: network.storedAt,
      checkConnection: () => connectivity.check(),
      maintenance,
      checkMaintenance: maintenance.check,
      update,
      unfinished,
      opened,
      install,
    },
    network,
    socketState,
    sendEvents,
    workerEvents: {
      waiting: (apply) => {
        applyWaiting = apply;
        update.waiting();
      },
      registered: (check) => {
        checkForUpdate = check;
        if (update.getSnapshot().outdated) check();
      },
    },
  };
}
