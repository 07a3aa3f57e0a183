/** Closes what this device shows of the app's notifications: those that lead to the path, or all. Nothing without a worker. */
export async function closeNotifications(path: string | null = null): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Not in every browser.
  const shown = (await registration?.getNotifications?.()) ?? [];
  for (const notification of shown) if (path === null || Object(notification.data).path === path) notification.close();
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** At a log-out: this device shows nothing of the player's news any more, and is told of none, whichever log-in has subscribed it. */
export async function endPush(): Promise<void> {
  await Promise.all([unsubscribe(), closeNotifications()]);
}
