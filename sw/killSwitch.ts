/**
 * The worker that ends all workers: it takes the place of a broken one, empties every cache and signs itself off. An operator serves
 * sw-kill.js as /sw.js; browsers fetch that on their next visit, whatever their page does (docs/OPERATIONS.md, "The app in the browsers").
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
