import type { WritableStore } from '../externalStore.ts';
import type { OpenedPage } from '../openedPage.ts';

/** The address that the page was loaded with. The app may have led on by the time that this code is there. */
function loadedAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

/** A shortcut, a shared or captured link or one of our protocol, in the installed app: the browser has not navigated, only focused it. */
export function listenToLaunches(opened: WritableStore<OpenedPage | null>): void {
  // The launch that has opened this page brings its address, too.
  let own: string | null = loadedAddress();
  window.launchQueue?.setConsumer(({ targetURL }) => {
    if (targetURL?.startsWith(`${location.origin}/`) && targetURL !== own)
      opened.set({ path: targetURL.slice(location.origin.length), title: null });
    own = null;
  });
}
