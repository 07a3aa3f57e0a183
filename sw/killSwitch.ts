/**
 * The worker that removes all workers: it replaces a broken one, empties every cache and unregisters itself. An operator serves
 * sw-kill.js as /sw.js; browsers fetch it on their next visit, even from a broken page (docs/OPERATIONS.md, "The app in the browsers").
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
    })(),
  );
});

export type {};
