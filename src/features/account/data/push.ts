import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import {
  PushSettingsDocument,
  type PushSettingsQuery,
  SubscribeToPushDocument,
  SwitchPushKindDocument,
  UnsubscribeFromPushDocument,
} from './push.generated.ts';

type PushSettings = PushSettingsQuery['pushSettings'];

const pushSettings = playerQuery({ document: PushSettingsDocument, map: (data): PushSettings => data.pushSettings });

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

export type PushAnswer = 'on' | 'refused' | 'failed';

/** Asks the player by the browser's own prompt, so only after a click of theirs. */
export async function turnOnPush({ data }: Pick<PlatformServices, 'data'>, publicKey: string): Promise<PushAnswer> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const before = await pushManager.getSubscription();
    // The browser keeps one subscription, and refuses another key beside it.
    if (before !== null && !isForKey(before, publicKey)) await before.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    const { ok } = await data.mutate(subscribeToPush, { subscription: { endpoint: endpoint ?? '', p256dh, auth } });
    if (!ok) await subscription.unsubscribe();
    return ok ? 'on' : 'failed';
  } catch {
    return 'failed';
  }
}

export async function turnOffPush({ data }: Pick<PlatformServices, 'data'>): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription === null) return;
  await subscription.unsubscribe();
  await data.mutate(unsubscribeFromPush, { endpoint: subscription.endpoint });
}
