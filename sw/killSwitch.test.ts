import { expect, it, vi } from 'vitest';

it('the kill switch takes over at once, empties every cache and unregisters itself', async () => {
  const listeners: Record<string, (event: { waitUntil(work: Promise<void>): void }) => void> = {};
  const names = new Set(['slipstream-precache', 'pictures-tsb']);
  const skipWaiting = vi.fn(async () => undefined);
  const unregister = vi.fn(async () => true);
  vi.stubGlobal('self', {
    skipWaiting,
    registration: { unregister },
    addEventListener: (type: string, listener: (typeof listeners)[string]) => {
      listeners[type] = listener;
    },
  });
  vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) });
  await import('./killSwitch.ts');
  const work: Promise<void>[] = [];
  const event = { waitUntil: (promise: Promise<void>) => void work.push(promise) };
  listeners.install?.(event);
  expect(skipWaiting).toHaveBeenCalledOnce();
  listeners.activate?.(event);
  await Promise.all(work);
  expect([names.size, unregister.mock.calls.length]).toEqual([0, 1]);
  vi.unstubAllGlobals();
});
