import { lazyModule } from '../../../core/lazyModule.ts';
import type { WorkerToPage } from '../../../core/wire/messages.ts';
import type { ReportError } from '../errors/reporter.ts';
import type { WritableStore } from '../externalStore.ts';
import type { Install, InstallEvent } from '../install/install.ts';
import type { OpenedPage } from '../openedPage.ts';
import type { WorkerEvents } from '../worker/registerWorker.ts';
import { type Network, sendToWorker } from './network.ts';

/** The browser's hints about the network: they trigger a probe and are no evidence. */
export function listenToHints({ connectivity }: Network, isLive: () => boolean): void {
  for (const type of ['online', 'offline']) addEventListener(type, connectivity.check);
  const hurry = (): void => {
    if (document.visibilityState === 'visible' && !isLive()) connectivity.hurry();
  };
  for (const type of ['visibilitychange', 'focus', 'pageshow', 'resume', 'pointerdown'])
    addEventListener(type, hurry, { capture: true, passive: true });
  connectivity.watch(() => document.visibilityState === 'visible' && !isLive());
}

/** The page is hidden and may never be shown again: the last chance to send data. */
export function listenToLeaving(leave: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  addEventListener('pagehide', leave);
}

/** A player's activity anywhere on the page. Pointer moves do not count: elements also move under a resting pointer. */
export function listenToActivity(active: () => void): void {
  for (const type of ['pointerdown', 'touchmove', 'keydown', 'wheel'])
    addEventListener(type, active, { capture: true, passive: true });
}

export function listenToInstall(install: Install): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    install.offered(event as unknown as InstallEvent);
  });
  addEventListener('appinstalled', () => {
    install.installed();
    // The browser then does not remove what is stored when the disk is short of space. It may refuse.
    void navigator.storage?.persist?.().catch(() => undefined);
  });
}

/**
 * Receives the worker's messages to all tabs, and requests its present state. From the page's beginning on it hears of another worker that takes
 * over, which may be long before this page registers one: another tab has updated the app.
 */
export function listenToWorker(
  { connectivity, maintenance }: Network,
  controllerChanged: () => void,
  opened: WritableStore<OpenedPage | null>,
): void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return;
  let hasController = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hasController) controllerChanged();
    hasController = true;
  });
  serviceWorker.addEventListener('message', (event: MessageEvent<WorkerToPage | null>) => {
    const message = event.data;
    if (message?.type === 'connectivity/changed') connectivity.receive(message.connectivity);
    if (message?.type === 'maintenance/changed') maintenance.receive(message.notice);
    if (message?.type === 'page/open') opened.set(message);
  });
  serviceWorker.startMessages();
  sendToWorker({ type: 'connectivity/ask', hurried: false });
  sendToWorker({ type: 'maintenance/ask' });
}

const workerCode = lazyModule(() => import('../worker/registerWorker.ts'));

/** Registers the worker when the browser is idle; where workers are blocked, the page works without one. */
export function registerWhenIdle(brand: string, events: WorkerEvents, report: ReportError): void {
  if (navigator.serviceWorker === undefined) return;
  const register = async (): Promise<void> => {
    try {
      const { registerWorker } = await workerCode.load();
      await registerWorker(brand, events);
    } catch (error) {
      report('worker', error);
    }
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void register(), { timeout: 2000 });
  else void register();
}
