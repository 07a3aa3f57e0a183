import { cacheNames, clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { originOf, type ProbeOutcome, probeOutcomeOf } from '../core/wire/answerOrigin.ts';
import { DOUBT_CHANNEL, type DoubtMessage } from '../core/wire/connectivity.ts';
import type { PageToWorker, WorkerToPage } from '../core/wire/messages.ts';
import { laterKey, type PrecachedFile } from '../core/wire/precache.ts';
import { catalogueCacheName } from '../core/wire/publicCatalogue.ts';
import { LOG_OUT_SYNC, type PendingLogOuts, SESSION_KEYS } from '../core/wire/sessionProof.ts';
import { brandOfWorker, entriesOfBrand, isFirst } from './brandEntries.ts';
import { catalogueAnswer } from './catalogueCache.ts';
import { now } from './clock.ts';
import { createConnectivityTracker } from './connectivity.ts';
import { createLaterFiles } from './laterFiles.ts';
import { maintenanceRelay } from './maintenance.ts';
import { sendPendingLogOuts } from './pendingLogOuts.ts';
import { createPictures } from './pictures.ts';
import { buildsOwn, hasRightType, precacheCheck } from './precacheCheck.ts';
import { openPush, showPush, subscriptionChanged } from './push.ts';
import { IGNORED_PATHS, routeOf } from './routes.ts';
import { indexedDbState, inStore, readValue } from './stateStore.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecachedFile[] };
declare const __BRANDS__: Readonly<Record<string, { readonly casinoOf: string | null } | undefined>> | undefined;
declare const __STORED_OPERATIONS__: readonly string[] | undefined;

const PROBE_TIMEOUT_MS = 4000;

const brand = brandOfWorker(self.location.search);
const brands = typeof __BRANDS__ === 'undefined' ? {} : __BRANDS__;
const kind = brands[brand]?.casinoOf ? 'casino' : 'sportsbook';
const shell = `/html/${brand}.html`;
const catalogueCache = catalogueCacheName(brand);
/** Not of a build: a file that did not change is not fetched again. */
const assetCache = `assets-${brand}`;
/** Not of a build, so that an update does not empty it. */
const pictures = createPictures(() => caches.open(`pictures-${brand}`), now);
/** Set by the build; empty in development, where no response is stored. */
const storedOperations = typeof __STORED_OPERATIONS__ === 'undefined' ? [] : __STORED_OPERATIONS__;
const store = indexedDbState();

async function broadcast(message: WorkerToPage): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) client.postMessage(message);
}

async function probe(): Promise<ProbeOutcome> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    void maintenance.probed(response);
    return await probeOutcomeOf(response);
  } catch {
    return 'none';
  }
}

const doubts = new BroadcastChannel(DOUBT_CHANNEL);
const connectivity = createConnectivityTracker({
  store,
  now,
  probe,
  broadcast,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  doubt: (message) => doubts.postMessage(message),
});
doubts.addEventListener('message', (event: MessageEvent<DoubtMessage>) => connectivity.heard(event.data));
const maintenance = maintenanceRelay(store, broadcast);

/** Fetches and records the outcome as evidence. A request that the page aborted is no evidence. */
async function observed(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  try {
    const response = await fetch(request);
    if (originOf(response) === 'ours') {
      later(connectivity.answered());
      later(maintenance.answered(new URL(request.url), response));
    } else later(connectivity.foreign());
    return response;
  } catch (error) {
    if (!request.signal.aborted) later(connectivity.failed());
    throw error;
  }
}

/** A foreign answer is none, so that what is stored is used in its place. */
async function ours(response: Promise<Response>): Promise<Response> {
  const answer = await response;
  if (originOf(answer) === 'foreign') throw new TypeError(`${answer.status} is no answer of our server`);
  return answer;
}

/** Nothing where the browser's storage fails, so that the network answers. */
const stored = (look: () => Promise<Response | undefined>): Promise<Response | undefined> => look().catch(() => undefined);

async function asset(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const url = new URL(request.url);
  const key = laterFiles.keyOf(url.pathname) ?? (url.pathname.startsWith('/assets/') ? request : null);
  const cached = await stored(async () => {
    const precached = await matchPrecache(request);
    return precached ?? (key === null ? undefined : await caches.match(key, { cacheName: assetCache }));
  });
  if (cached !== undefined) return cached;
  const response = await observed(request, later);
  const isFile = response.ok && originOf(response) === 'ours' && hasRightType(url, response);
  if (isFile && key !== null) {
    const copy = response.clone();
    const store = async (): Promise<void> => (await caches.open(assetCache)).put(key, copy);
    // A full disk is no reason to leave a page without its file.
    later(store().catch(() => undefined));
  }
  return response;
}

async function page(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  return (await stored(() => matchPrecache(shell))) ?? observed(request, later);
}

const files = entriesOfBrand(self.__WB_MANIFEST, brand, kind);
const { origin } = self.location;
const isRight = buildsOwn(files, origin);
const whenIdle = { origin, isRight, fetch: (address: string) => fetch(address, { priority: 'low' }) };
const installed = files.filter((file) => isFirst(file, kind));
const laterFiles = createLaterFiles(
  files.filter((file) => !isFirst(file, kind)),
  { ...whenIdle, keyOf: laterKey, open: () => caches.open(assetCache) },
);
addPlugins([precacheCheck(isRight)]);
precache(installed.map(({ url, revision }) => ({ url, revision })));
/** An install is not repeated: without this, what was evicted from the precache would be missing off line until the next build. */
const evictedFiles = createLaterFiles(installed, {
  ...whenIdle,
  keyOf: ({ url }) => (getCacheKeyForURL(`/${url}`) ?? '').slice(origin.length),
  open: () => caches.open(cacheNames.precache),
});
cleanupOutdatedCaches();
clientsClaim();

self.addEventListener('install', (event) => {
  // What the worker ignores does not start it, either: a probe of a page would keep one alive that is being replaced. Not every browser can.
  const { addRoutes } = event as ExtendableEvent & { addRoutes?: (rule: object) => Promise<void> };
  const past = IGNORED_PATHS.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' }));
  if (addRoutes !== undefined) event.waitUntil(addRoutes.call(event, past));
});

self.addEventListener('activate', (event) => {
  const current = [catalogueCache, assetCache];
  event.waitUntil(
    caches.keys().then(async (names) => {
      for (const name of names) {
        const isOurs = name.startsWith('catalogue-') || name.startsWith('assets-');
        if (isOurs && !current.includes(name)) await caches.delete(name);
      }
      await laterFiles.tidy();
    }),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const later = (work: Promise<unknown>): void => event.waitUntil(work);
  const route = routeOf(
    {
      method: request.method,
      url: new URL(request.url),
      origin: self.location.origin,
      isNavigation: request.mode === 'navigate',
      hasAuthorization: request.headers.has('authorization'),
    },
    storedOperations,
  );
  switch (route) {
    case 'shell':
      event.respondWith(page(request, later));
      return;
    case 'catalogue':
      event.respondWith(catalogueAnswer(catalogueCache, request, (wanted) => ours(observed(wanted, later)), later));
      return;
    case 'observe':
      event.respondWith(observed(request, later));
      return;
    case 'asset':
    case 'file':
      event.respondWith(asset(request, later));
      return;
    case 'picture':
      event.respondWith(pictures.answer(request, (wanted) => observed(wanted, later), later));
      return;
    case 'ignore':
      return;
  }
});

const keys = { database: SESSION_KEYS.database(brand), store: SESSION_KEYS.store };
const sendLogOuts = (): Promise<void> =>
  sendPendingLogOuts({
    read: () => readValue<PendingLogOuts>(keys, SESSION_KEYS.row),
    change: (next) =>
      inStore(keys, 'readwrite', (rows) => {
        const row = rows.get(SESSION_KEYS.row);
        row.onsuccess = () => row.result !== undefined && rows.put(next(row.result as PendingLogOuts), SESSION_KEYS.row);
      }),
    fetch: (path, init) => fetch(path, init),
  });

self.addEventListener('sync', (event) => {
  const { tag } = event as ExtendableEvent & { readonly tag: string };
  if (tag === LOG_OUT_SYNC) (event as ExtendableEvent).waitUntil(sendLogOuts());
});
self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data)));
self.addEventListener('pushsubscriptionchange', (event) => (event as ExtendableEvent).waitUntil(subscriptionChanged(self)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(self, event.notification)));

self.addEventListener('message', (event) => {
  const message = event.data as PageToWorker;
  switch (message.type) {
    case 'connectivity/report':
      event.waitUntil(connectivity.reported(message, message.at));
      return;
    case 'connectivity/ask':
      event.waitUntil(connectivity.requested(message.hurried));
      return;
    case 'maintenance/ask':
      event.waitUntil(maintenance.requested());
      return;
    case 'maintenance/over':
      event.waitUntil(maintenance.over());
      return;
    case 'cache/fill':
      event.waitUntil(evictedFiles.fill().then(laterFiles.fill));
      return;
    case 'update/apply':
      event.waitUntil(self.skipWaiting());
      return;
  }
});
