import { Workbox } from 'workbox-window';
import type { PageToWorker } from '../../../core/wire/messages.ts';
import { trustedWorkerUrl } from './trustedUrl.ts';

export interface WorkerEvents {
  /** A newer worker is waiting; `apply` makes the newest one take over. Called again for each that replaces it. */
  waiting(apply: () => void): void;
  /** The page's first worker has taken control: from now on it can cache the page's requests. */
  firstControl(): void;
  /** Gives the way to look for a newer worker now. */
  registered(check: () => void): void;
}

/** How often an open page checks for a newer app; the browser itself checks at every navigation. */
const UPDATE_CHECK_MS = 15 * 60_000;

/** What the page knows of its line; not every browser says it. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Lets the worker fetch the rest of what works off line: not where each byte costs, nor on a slow line. */
function fillWhenIdle(): void {
  const { saveData = false, effectiveType = '4g' } = (navigator as { readonly connection?: Line }).connection ?? {};
  if (saveData || effectiveType !== '4g') return;
  const message: PageToWorker = { type: 'cache/fill' };
  const fill = (): void => navigator.serviceWorker.controller?.postMessage(message);
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fill, { timeout: 10_000 });
  else fill();
}

/** A worker that still waits by then does not take over by itself, as the first one of an origin does. */
const WAITS_MS = 200;

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
  if (serviceWorker.controller === null)
    serviceWorker.addEventListener(
      'controllerchange',
      () => {
        events.firstControl();
        fillWhenIdle();
      },
      { once: true },
    );
  else fillWhenIdle();
  let registration: ServiceWorkerRegistration | undefined;
  const apply = (): void => {
    const message: PageToWorker = { type: 'update/apply' };
    registration?.waiting?.postMessage(message);
  };
  const found = await workbox.register({ immediate: true });
  if (found === undefined) return;
  registration = found;
  // Workbox stops listening after the first worker that it finds later than a minute after the registration.
  if (found.waiting !== null) events.waiting(apply);
  found.addEventListener('updatefound', () => {
    const worker = found.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') setTimeout(() => found.waiting === worker && events.waiting(apply), WAITS_MS);
    });
  });
  const check = (): void => {
    found.update().catch(() => undefined);
  };
  events.registered(check);
  setInterval(check, UPDATE_CHECK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}
