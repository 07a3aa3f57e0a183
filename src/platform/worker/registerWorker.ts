import { Workbox } from 'workbox-window';
import type { PageToWorker } from '../../../core/messages.ts';
import { trustedWorkerUrl } from './trustedUrl.ts';

export interface WorkerEvents {
  /** A newer worker is waiting; `apply` makes it take over. */
  waiting(apply: () => void): void;
  /** The page's first worker has taken control: from now on it can cache the page's requests. */
  firstControl(): void;
  controllerChanged(): void;
}

/** How often an open page checks for a newer app; the browser itself checks at every navigation. */
const UPDATE_CHECK_MS = 15 * 60_000;

/**
 * Registers the brand's worker. Loaded lazily, after the page: the first load needs no worker.
 * @throws the browser's error where workers are blocked; the page works without one.
 */
export async function registerWorker(brand: string, events: WorkerEvents): Promise<void> {
  const { serviceWorker } = navigator;
  // The development worker has a fixed address and precaches no files of a brand.
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
