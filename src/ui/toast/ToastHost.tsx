import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from './toastStore.ts';

const ToastStack = lazy(() => import('./ToastStack.tsx').then((module) => ({ default: module.ToastStack })));

/** Where toasts appear; the drawing of them is fetched with the first one. */
export function ToastHost({ brand }: { readonly brand: string }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot);
  if (shown.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastStack shown={shown} brand={brand} />
    </Suspense>
  );
}
