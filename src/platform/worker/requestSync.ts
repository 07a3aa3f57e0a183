/** Background Sync, which not every browser has, and which TypeScript does not know. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

/** Asks for an event of the worker as soon as there is a line, also after the last page was closed. Does nothing where that is not offered. */
export async function requestSync(tag: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (registration as { readonly sync?: SyncManager } | undefined)?.sync?.register(tag);
  } catch {
    // Not permitted: a page tells the server at its next start.
  }
}
