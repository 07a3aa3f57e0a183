import { appPath } from '../core/appPath.ts';
import type { WorkerToPage } from '../core/messages.ts';
import { PUSH_KINDS, type PushMessage } from '../core/pushMessage.ts';
import { brandOfWorker } from './brandEntries.ts';

type Worker = Pick<ServiceWorkerGlobalScope, 'clients' | 'registration' | 'navigator' | 'location'>;

/** Null: no message of our server. */
export function readPush(data: { json(): unknown } | null): PushMessage | null {
  let value: Partial<Record<keyof PushMessage, unknown>>;
  try {
    value = Object(data?.json());
  } catch {
    return null;
  }
  const { title, body, path, tag } = value;
  const kind = PUSH_KINDS.find((one) => one === value.kind);
  if (kind === undefined || typeof title !== 'string' || typeof body !== 'string') return null;
  if (typeof path !== 'string' || typeof tag !== 'string' || appPath(path) === null) return null;
  return { kind, title, body, path, tag };
}

function brandIcon(worker: Pick<Worker, 'location'>): string {
  return `/brands/${brandOfWorker(worker.location.search)}/icon-192.png`;
}

/** The number on the app's icon while no page counts: the notifications that stand. */
async function showCount({ navigator, registration }: Worker): Promise<void> {
  const { length } = await registration.getNotifications();
  // Not in every browser, and refused where the app is not installed.
  await navigator.setAppBadge?.(length).catch(() => undefined);
}

/** Shows the message. A page that the player looks at says the same by itself. */
export async function showPush(worker: Worker, data: { json(): unknown } | null): Promise<void> {
  const message = readPush(data);
  if (message === null) return;
  const pages = await worker.clients.matchAll({ type: 'window' });
  if (pages.some((page) => page.focused && page.visibilityState === 'visible')) return;
  const { title, body, tag, path } = message;
  await worker.registration.showNotification(title, { body, tag, icon: brandIcon(worker), data: { path } });
  await showCount(worker);
}

/**
 * Opens the page of the news in a new window, or lets the one that was used last open it: only the page knows what its player has not
 * finished there.
 */
export async function openPush(worker: Worker, notification: Pick<Notification, 'close' | 'data' | 'title'>): Promise<void> {
  notification.close();
  const path = appPath(String(Object(notification.data).path)) ?? '/';
  const [page] = await worker.clients.matchAll({ type: 'window' });
  if (page === undefined) await worker.clients.openWindow(path);
  else {
    const message: WorkerToPage = { type: 'page/open', path, title: notification.title };
    (await page.focus()).postMessage(message);
  }
  await showCount(worker);
}

/** The browser has ended the subscription, or made another one that the server does not know. Only a player's page can tell the server. */
export async function askToTurnOn(worker: Pick<Worker, 'registration' | 'location'>): Promise<void> {
  const body = 'Your browser has ended them. Open the settings to turn them on again.';
  const data = { path: '/account/settings/notifications' };
  await worker.registration.showNotification('Notifications are off', { body, tag: 'push', icon: brandIcon(worker), data });
}
