import { useSyncExternalStore } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import { toasts } from './toastStore.ts';

const toastStack = lazyPart(() => import('./ToastStack.tsx').then((module) => module.ToastStack));

/** The place of toasts. Their component is loaded with the first toast. */
export function ToastHost({ brand }: { readonly brand: string }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot);
  if (shown.length === 0) return null;
  return <toastStack.Component shown={shown} brand={brand} />;
}
