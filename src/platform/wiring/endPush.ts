/** At a log-out: this device is not told of the player's news any more, whichever log-in has subscribed it. */
export async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
