import type { WorkerToPage } from '../../../../core/wire/messages.ts';
import { type Timers, wait } from '../../../platform/clock.ts';
import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';
import {
  PushSettingsDocument,
  type PushSettingsQuery,
  SubscribeToPushDocument,
  SwitchPushKindDocument,
  UnsubscribeFromPushDocument,
} from './push.generated.ts';

type PushSettings = PushSettingsQuery['pushSettings'];

export const pushSettings = playerQuery({ document: PushSettingsDocument, map: (data): PushSettings => data.pushSettings });

const subscribeToPush = mutation({
  document: SubscribeToPushDocument,
  map: (data): PushSettings => data.subscribeToPush,
  writes: (settings, write) => write(pushSettings, {}, () => settings),
});

const unsubscribeFromPush = mutation({
  document: UnsubscribeFromPushDocument,
  map: (data): PushSettings => data.unsubscribeFromPush,
  writes: (settings, write) => write(pushSettings, {}, () => settings),
});

export const switchPushKind = mutation({
  document: SwitchPushKindDocument,
  map: (data): PushSettings => data.switchPushKind,
  writes: (settings, write) => write(pushSettings, {}, () => settings),
});

export const usePushSettings = () => useQuery(pushSettings, {});

/** Whether this browser can be told of anything at all. */
export const canPush = (): boolean => 'PushManager' in window && 'Notification' in window && navigator.serviceWorker !== undefined;

/** The server signs with this key: a push of a subscription that was made for another one never arrives. */
function isForKey({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey.replaceAll('=', '');
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The hash by which the server names this device; null: it is not subscribed for this key. */
export async function deviceHash(publicKey: string): Promise<string | null> {
  const subscription = await subscriptionHere();
  if (subscription === null || !isForKey(subscription, publicKey)) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The player has turned notifications on in this browser. Gone at their log-out, as all of theirs. */
const TURNED_ON: PersistedValueDefinition<boolean> = {
  name: 'push-turned-on',
  scope: 'user',
  initial: false,
  decode: (stored) => (typeof stored === 'boolean' ? stored : null),
};

type PushServices = Pick<PlatformServices, 'data' | 'persist' | 'timers'>;

const turnedOnOf = onePerPage(({ persist }: Pick<PlatformServices, 'persist'>) => persist(TURNED_ON));

/** The browser has one subscription for all tabs of the app. */
function oneTabAtATime<Value>(work: () => Promise<Value>): Promise<Value> {
  return navigator.locks === undefined ? work() : navigator.locks.request('slipstream-push', work);
}

/** A worker whose files cannot be loaded never becomes active, and `ready` then never settles. */
const READY_MS = 10_000;

function readyWorker(timers: Timers): Promise<ServiceWorkerRegistration | null> {
  return Promise.race([navigator.serviceWorker.ready, wait(timers, READY_MS).then(() => null)]);
}

/** Answers of `turnOnPush`. `noWorker`: the browser has not finished to install the app. */
export type PushAnswer = 'on' | 'refused' | 'noWorker' | 'failed';

/** Makes a subscription for the key in place of the present one, and tells the server. */
async function subscribe(
  services: PushServices,
  publicKey: string,
  isUsable: (present: PushSubscription) => boolean,
): Promise<PushAnswer> {
  const registration = await readyWorker(services.timers);
  if (registration === null) return 'noWorker';
  const { pushManager } = registration;
  const before = await pushManager.getSubscription();
  // The browser keeps one subscription, and refuses another key beside it.
  if (before !== null && !isUsable(before)) await before.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const { ok } = await services.data.mutate(subscribeToPush, { subscription: { endpoint: endpoint ?? '', p256dh, auth } });
  if (!ok) await subscription.unsubscribe();
  return ok ? 'on' : 'failed';
}

/** Asks the player by the browser's own prompt, so only after a click of theirs. */
export async function turnOnPush(services: PushServices, publicKey: string): Promise<PushAnswer> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  try {
    const answer = await oneTabAtATime(() => subscribe(services, publicKey, (present) => isForKey(present, publicKey)));
    if (answer === 'on') turnedOnOf(services).set(true);
    return answer;
  } catch {
    return 'failed';
  }
}

export async function turnOffPush(services: PushServices): Promise<void> {
  turnedOnOf(services).set(false);
  const subscription = await oneTabAtATime(async () => {
    const present = await subscriptionHere();
    await present?.unsubscribe();
    return present;
  });
  if (subscription !== null) await services.data.mutate(unsubscribeFromPush, { endpoint: subscription.endpoint });
}

/**
 * Subscribes this browser again where the player has turned notifications on and the server does not tell it: the browser has changed the
 * subscription, the server has other keys, or the push service has called it gone. One that the player has not turned on is another player's, and ends.
 */
export async function renewPush(services: PushServices): Promise<void> {
  const turnedOn = turnedOnOf(services);
  await turnedOn.loaded();
  await oneTabAtATime(async () => {
    const present = await subscriptionHere();
    if (present === null && !turnedOn.getSnapshot()) return;
    const settings = await services.data.ask(pushSettings, {});
    if (!settings.ok || settings.value.publicKey === null) return;
    const { publicKey, devices } = settings.value;
    const hash = await deviceHash(publicKey);
    if (hash !== null && devices.includes(hash)) turnedOn.set(true);
    else if (!turnedOn.getSnapshot()) await present?.unsubscribe();
    // A new address: the push service may have refused the present one.
    else if (Notification.permission === 'granted') await subscribe(services, publicKey, () => false);
  });
}

/** Renews the subscription now, and when the worker hears that the browser has changed it. @returns the end. */
export function followPush(services: PushServices & Pick<PlatformServices, 'report'>): () => void {
  if (!canPush()) return () => undefined;
  const { serviceWorker } = navigator;
  const renew = (): void => void renewPush(services).catch((error: unknown) => services.report('push', error));
  const hear = ({ data }: MessageEvent<WorkerToPage | null>): void => {
    if (data?.type === 'push/changed') renew();
  };
  serviceWorker.addEventListener('message', hear);
  renew();
  return () => serviceWorker.removeEventListener('message', hear);
}
