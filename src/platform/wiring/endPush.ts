import { closeNotifications } from '../worker/notifications.ts';

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** At a log-out: this device shows nothing of the player's news any more, and is told of none, whichever log-in has subscribed it. */
export async function endPush(): Promise<void> {
  await Promise.all([unsubscribe(), closeNotifications()]);
}
