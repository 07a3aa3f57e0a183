import { lazyModule } from '../../../core/lazyModule.ts';
import type { WritableStore } from '../externalStore.ts';
import type { OpenedPage } from '../openedPage.ts';

/** The address that the page was loaded with. The app may have led on by the time that this code is there. */
function loadedAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

const slipCode = lazyModule(() => import('./openedSlip.ts'));

export interface Launches {
  readonly opened: WritableStore<OpenedPage | null>;
  readonly brand: string;
  readonly report: (scope: string, error: unknown) => void;
}

/** A shortcut, a shared or captured link or one of our protocol, in the installed app: the browser has not navigated, only focused it. Or a file with picks. */
export function listenToLaunches({ opened, brand, report }: Launches): void {
  // The launch that has opened this page brings its address, too.
  let own: string | null = loadedAddress();
  const openFile = async (handle: Pick<FileSystemFileHandle, 'getFile'>): Promise<void> => {
    const { pathOfSlipFile } = await slipCode.load();
    opened.set({ path: await pathOfSlipFile(await handle.getFile(), brand), title: 'You opened saved picks' });
  };
  window.launchQueue?.setConsumer(({ targetURL, files }) => {
    if (files?.[0]) openFile(files[0]).catch((error: unknown) => report('launches', error));
    else if (targetURL?.startsWith(`${location.origin}/`) && targetURL !== own)
      opened.set({ path: targetURL.slice(location.origin.length), title: null });
    own = null;
  });
}
