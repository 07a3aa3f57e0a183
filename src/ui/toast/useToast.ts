import { type ToastStore, toasts } from './toastStore.ts';

/** `show` and `dismiss` of the page's toasts. Always the same object, so it is safe in dependency lists. */
export function useToast(): Pick<ToastStore, 'show' | 'dismiss'> {
  return toasts;
}
