import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../../tests/support/fakeBrowser.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { deviceHash, turnOnPush } from './push.ts';

/** A browser with a subscription for the first key, which refuses one for another key beside it, as the Push API says. */
let key: string | null;
const keyBytes = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
const made = () => ({
  endpoint: `https://push.example/${key}`,
  options: { applicationServerKey: keyBytes(key ?? '') },
  toJSON: () => ({ endpoint: `https://push.example/${key}`, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    key = null;
  },
});
const pushManager = {
  getSubscription: async () => (key === null ? null : made()),
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (key !== null && key !== applicationServerKey) throw new DOMException('another key', 'InvalidStateError');
    key = applicationServerKey;
    return made();
  },
};
const registration = { pushManager };

fakeBrowser((replace) => {
  replace('navigator', { serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration } });
  replace('Notification', { requestPermission: async () => 'granted' });
});
beforeEach(() => {
  key = 'AAAA';
});

describe('a device that was subscribed with an earlier key of the server', () => {
  it('is not subscribed', async () => {
    expect(await deviceHash('BBBB')).toBeNull();
    expect(await deviceHash('AAAA')).toHaveLength(64);
  });

  it('is subscribed with the new one by one press', async () => {
    const mutate = vi.fn(async () => ({ ok: true }));
    expect(await turnOnPush({ data: { mutate } } as unknown as Pick<PlatformServices, 'data'>, 'BBBB')).toBe('on');
    expect(mutate).toHaveBeenCalledWith(expect.anything(), {
      subscription: { endpoint: 'https://push.example/BBBB', p256dh: 'p', auth: 'a' },
    });
  });
});
