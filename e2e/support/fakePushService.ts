import type { Page } from '@playwright/test';

interface Browsers {
  /** The origin of the endpoints. */
  readonly origin: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A known service that nothing is sent to, and keys of the right length. */
const NOWHERE: Browsers = {
  origin: 'https://fcm.googleapis.com',
  keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) },
};

/** A browser whose own push service is out of reach of a test: subscribing gives an address of this one, with these keys. */
export async function fakePushService(page: Page, browsers: Browsers = NOWHERE): Promise<void> {
  await page.addInitScript(({ origin, keys }) => {
    const KEY = 'subscription of the test';
    const bytesOf = (key: string): ArrayBuffer =>
      Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0)).buffer;
    const subscription = ({ endpoint, key }: { readonly endpoint: string; readonly key: string }): unknown => ({
      endpoint,
      options: { applicationServerKey: bytesOf(key) },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        sessionStorage.removeItem(KEY);
        return true;
      },
    });
    const current = (): unknown => {
      const stored = sessionStorage.getItem(KEY);
      return stored === null ? null : subscription(JSON.parse(stored));
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      subscribe: async ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) => {
        if (userVisibleOnly !== true || String(applicationServerKey).length !== 87) throw new TypeError('No key of a server');
        const endpoint = `${origin}/fcm/send/${crypto.randomUUID()}`;
        sessionStorage.setItem(KEY, JSON.stringify({ endpoint, key: applicationServerKey }));
        return current();
      },
    });
  }, browsers);
}
