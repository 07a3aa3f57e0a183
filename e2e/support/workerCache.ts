import type { Page } from '@playwright/test';

/** How many answers of an operation the worker has in its caches. */
export function cachedAnswers(page: Page, operation: string): Promise<number> {
  return page.evaluate(async (name) => {
    const caches = await Promise.all((await self.caches.keys()).map((key) => self.caches.open(key)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.filter((request) => request.url.includes(`operationName=${name}&`)).length;
  }, operation);
}
