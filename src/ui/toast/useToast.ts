import { type ToastStore, toasts } from './toastStore.ts';

/** `show` and `dismiss` of the page's toasts. Never changes, so it is safe in dependency lists. */
export function useToast(): Pick<ToastStore, 'show' | 'dismiss'> {
  return toasts;
}
