import type { Page } from '@playwright/test';

/**
 * All that scripts of this origin can read on this device, as text: local and session storage, caches, IndexedDB with its bytes. Of
 * the app's own code only the addresses: the code is the same on every device.
 */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const name of await caches.keys()) {
      const isCode = /precache|^assets-/.test(name);
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const stored = isCode ? undefined : await cache.match(request, { ignoreVary: true });
        const isText = /json|text|javascript|svg/.test(stored?.headers.get('content-type') ?? '');
        found.push(request.url, isText ? await stored?.text() : '');
      }
    }
    const bytes = (_key: string, value: unknown): unknown =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? new TextDecoder('latin1').decode(value instanceof ArrayBuffer ? value : value.buffer)
        : value;
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const read = <Value>(ask: (from: IDBObjectStore) => IDBRequest<Value>): Promise<Value> =>
          new Promise((resolve, reject) => {
            const request = ask(database.transaction(store).objectStore(store));
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        found.push(name, store, await read((from) => from.getAllKeys()), await read((from) => from.getAll()));
      }
      database.close();
    }
    return JSON.stringify(found, bytes);
  });
}

/** Whom the tokens in a text are for. `anonymous`: a visitor of whom nothing is known, whose slip it opens. */
export function audiencesOfTokens(text: string): readonly unknown[] {
  return [...text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g)].map(([, body = '']) => {
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'aud' in claims ? claims.aud : null;
  });
}

/** The number of saved answers of tsb's player on this device (docs/adr/0104). */
export function savedAnswerCount(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = 'slipstream-kept-tsb';
    // To open it before the app does would create it without its store.
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return 0;
    return await new Promise<number>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const count = request.result.transaction('answers').objectStore('answers').count();
        count.onsuccess = () => {
          request.result.close();
          resolve(count.result);
        };
      };
    });
  });
}
