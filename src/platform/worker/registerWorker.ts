import { Workbox } from 'workbox-window';
import type { PageToWorker } from '../../../core/messages.ts';
import { trustedWorkerUrl } from './trustedUrl.ts';

export interface WorkerEvents {
  /** A newer worker waits; calling `apply` lets it take over. */
  waiting(apply: () => void): void;
  /** The first worker of all has taken the page over: what it keeps for later passes it from now on. */
  firstControl(): void;
  controllerChanged(): void;
}

/** How often an open page asks whether there is a newer app; the browser itself asks at every navigation. */
const UPDATE_CHECK_MS = 15 * 60_000;

/**
 * Registers the brand's worker. Loaded lazily, after the page: the first load needs no worker.
 * @throws what the browser throws where workers are blocked; the page works without one.
 */
export async function registerWorker(brand: string, events: WorkerEvents): Promise<void> {
  const { serviceWorker } = navigator;
  // The development worker has one fixed address, and nothing precached that a brand would matter for.
  const path = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : `/sw.js?brand=${brand}`;
  const workbox = new Workbox(trustedWorkerUrl(path), {
    scope: '/',
    type: import.meta.env.DEV ? 'module' : 'classic',
    updateViaCache: 'none',
  });
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) events.firstControl();
    else events.controllerChanged();
    isFirst = false;
  });
  let registration: ServiceWorkerRegistration | undefined;
  const apply = (): void => {
    const message: PageToWorker = { type: 'update/apply' };
    registration?.waiting?.postMessage(message);
  };
  workbox.addEventListener('waiting', () => events.waiting(apply));
  registration = await workbox.register({ immediate: true });
  if (registration === undefined) return;
  const check = (): void => {
    registration?.update().catch(() => undefined);
  };
  setInterval(check, UPDATE_CHECK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}
