import { appPath } from '../core/wire/appPath.ts';
import type { WorkerToPage } from '../core/wire/messages.ts';
import { PUSH_KINDS, type PushMessage } from '../core/wire/pushMessage.ts';
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
  const { unseenBets } = value;
  const isCount = typeof unseenBets === 'number' && Number.isInteger(unseenBets) && unseenBets >= 0;
  return { kind, title, body, path, tag, ...(isCount && { unseenBets }) };
}

function brandIcon(worker: Pick<Worker, 'location'>): string {
  return `/brands/${brandOfWorker(worker.location.search)}/icon-192.png`;
}

/** The server's number on the app's icon. Without one the icon stays as it is: a page that starts asks for it. */
async function showCount({ navigator }: Pick<Worker, 'navigator'>, count?: number): Promise<void> {
  if (count === undefined) return;
  // Not in every browser, and refused where the app is not installed.
  await navigator.setAppBadge?.(count).catch(() => undefined);
}

/** Shows the message. A page that the player looks at says the same by itself. */
export async function showPush(worker: Worker, data: { json(): unknown } | null): Promise<void> {
  const message = readPush(data);
  if (message === null) return;
  const pages = await worker.clients.matchAll({ type: 'window' });
  if (pages.some((page) => page.focused && page.visibilityState === 'visible')) return;
  const { title, body, tag, path, unseenBets } = message;
  await worker.registration.showNotification(title, { body, tag, icon: brandIcon(worker), data: { path } });
  await showCount(worker, unseenBets);
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
}

/**
 * The browser has ended the subscription, or made another one that the server does not know. Only a player's page can tell the server: one that is
 * open does so now, the next one at its start.
 */
export async function subscriptionChanged(worker: Pick<Worker, 'clients' | 'registration' | 'location'>): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const message: WorkerToPage = { type: 'push/changed' };
  for (const page of pages) page.postMessage(message);
  if (pages.length > 0) return;
  const body = 'Your browser has ended them. They go on once you open the app while you’re logged in.';
  const data = { path: '/account/settings/notifications' };
  await worker.registration.showNotification('Notifications have stopped', { body, tag: 'push', icon: brandIcon(worker), data });
}
