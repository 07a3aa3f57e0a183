import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../../tests/support/fakeBrowser.ts';
import { createStore } from '../../../platform/externalStore.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { fakeTime } from '../../../platform/testing/fakeTime.ts';
import { deviceHash, followPush, renewPush, turnOffPush, turnOnPush } from './push.ts';

/** A browser that refuses another key beside the one it is subscribed for, as the Push API says; each subscription has a new address. */
let subscribed: { key: string; endpoint: string } | null;
let made = 0;
let workers: (message: { data: unknown }) => void;
const keyBytes = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
const shown = ({ key, endpoint }: { key: string; endpoint: string }) => ({
  endpoint,
  options: { applicationServerKey: keyBytes(key) },
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    subscribed = null;
  },
});
const subscribeWith = (key: string) => {
  made += 1;
  subscribed ??= { key, endpoint: `https://push.example/${made}` };
  return shown(subscribed);
};
const pushManager = {
  getSubscription: async () => subscribed && shown(subscribed),
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (subscribed !== null && subscribed.key !== applicationServerKey) throw new DOMException('another key', 'InvalidStateError');
    return subscribeWith(applicationServerKey);
  },
};
const registration = { pushManager };
let ready: Promise<unknown>;

fakeBrowser((replace) => {
  const serviceWorker = {
    get ready() {
      return ready;
    },
    getRegistration: async () => registration,
    addEventListener: (_type: string, listener: typeof workers) => {
      workers = listener;
    },
  };
  replace('navigator', { serviceWorker });
  replace('window', { PushManager: true, Notification: true });
  replace('Notification', { requestPermission: async () => 'granted', permission: 'granted' });
});
beforeEach(() => {
  subscribed = { key: 'AAAA', endpoint: 'https://push.example/old' };
  ready = Promise.resolve(registration);
});

/** A server with the key, which tells these devices. */
async function page({ turnedOn = false, isSubscribed = false, publicKey = 'BBBB' } = {}) {
  const stored = { ...createStore(turnedOn), loaded: async () => undefined };
  const devices = isSubscribed ? [await deviceHash(publicKey)] : [];
  const mutate = vi.fn(async (_mutation: unknown, _variables: unknown) => ({ ok: true }));
  const ask = vi.fn(async () => ({ ok: true, value: { publicKey, devices, kinds: [] } }));
  const time = fakeTime();
  const services = { data: { mutate, ask }, persist: () => stored, timers: time.timers, report: vi.fn() };
  return { mutate, ask, stored, time, services: services as unknown as PlatformServices };
}

describe('a device that was subscribed with an earlier key of the server', () => {
  it('is not subscribed', async () => {
    expect(await deviceHash('BBBB')).toBeNull();
    expect(await deviceHash('AAAA')).toHaveLength(64);
  });

  it('is subscribed with the new one by one press, and stays so until it is turned off', async () => {
    const { services, mutate, stored } = await page();
    expect(await turnOnPush(services, 'BBBB')).toBe('on');
    expect(mutate).toHaveBeenCalledWith(expect.anything(), {
      subscription: { endpoint: subscribed?.endpoint, p256dh: 'p', auth: 'a' },
    });
    expect([subscribed?.key, stored.getSnapshot()]).toEqual(['BBBB', true]);
    await turnOffPush(services);
    expect([subscribed, stored.getSnapshot()]).toEqual([null, false]);
  });
});

it('a worker that never becomes active ends the wait with an answer of its own', async () => {
  ready = new Promise(() => undefined);
  const { services, time } = await page();
  const answer = turnOnPush(services, 'BBBB');
  await time.pass(10_000);
  expect(await answer).toBe('noWorker');
});

describe('the start of a player’s page', () => {
  it.each([
    ['renews what was turned on for another key', { turnedOn: true }, 'BBBB'],
    ['renews what the server does not tell any more, at a new address', { turnedOn: true, publicKey: 'AAAA' }, 'AAAA'],
    ['ends what the player has not turned on: it is another player’s', {}, null],
    ['leaves what the server tells', { isSubscribed: true, publicKey: 'AAAA' }, 'old'],
  ])('%s', async (_what, facts, outcome) => {
    const { services, stored, mutate } = await page(facts);
    await renewPush(services);
    if (outcome === 'old') expect(subscribed?.endpoint).toBe('https://push.example/old');
    else expect(subscribed?.endpoint).not.toBe('https://push.example/old');
    expect(subscribed?.key ?? null).toBe(outcome === 'old' ? 'AAAA' : outcome);
    expect(mutate).toHaveBeenCalledTimes(outcome === null || outcome === 'old' ? 0 : 1);
    expect(stored.getSnapshot()).toBe(outcome !== null);
  });

  it('asks the server nothing where nothing is subscribed', async () => {
    subscribed = null;
    const { services, ask } = await page();
    await renewPush(services);
    expect(ask).not.toHaveBeenCalled();
  });
});

it('a subscription that the browser ends while a page is open is renewed by it', async () => {
  const { services, mutate } = await page({ turnedOn: true, isSubscribed: true, publicKey: 'AAAA' });
  followPush(services);
  await vi.waitFor(() => expect(services.data.ask).toHaveBeenCalledTimes(1));
  expect(mutate).not.toHaveBeenCalled();
  subscribed = null;
  workers({ data: { type: 'push/changed' } });
  await vi.waitFor(() => expect(mutate).toHaveBeenCalledTimes(1));
});
