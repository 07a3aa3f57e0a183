import type { ToastStore } from './toast/toastStore.ts';

/** Copies a text and says so in a toast; also where the browser refuses, or has no clipboard because the page is not secure. */
export async function copyText(
  text: string,
  clipboard: Pick<Clipboard, 'writeText'>,
  toast: Pick<ToastStore, 'show'>,
): Promise<void> {
  try {
    await clipboard.writeText(text);
    toast.show({ id: 'copied', type: 'success', body: 'Copied to clipboard' });
  } catch {
    toast.show({ id: 'copied', type: 'danger', body: 'Nothing was copied', detail: 'Your browser did not allow it.' });
  }
}
