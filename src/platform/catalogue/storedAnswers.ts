import { catalogueCacheName } from '../../../core/wire/publicCatalogue.ts';

/**
 * The answers of the public catalogue that the worker has stored on this device (docs/adr/0007), as the server sent them, the latest last.
 * None where there is no worker, or storage is blocked. Never throws.
 */
export async function storedAnswers(brand: string, storage: () => CacheStorage = () => caches): Promise<readonly unknown[]> {
  try {
    const name = catalogueCacheName(brand);
    // Opening a missing cache would create it.
    if (!(await storage().has(name))) return [];
    const cache = await storage().open(name);
    const responses = await Promise.all((await cache.keys()).map((request) => cache.match(request, { ignoreVary: true })));
    return await Promise.all(responses.map((response) => response?.json() as Promise<unknown>));
  } catch {
    return [];
  }
}
