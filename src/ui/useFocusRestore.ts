import { type RefObject, useEffect, useRef } from 'react';

export interface FocusRestore<Root extends HTMLElement> {
  readonly ref: RefObject<Root | null>;
  onFocus(): void;
  onBlur(): void;
}

/**
 * Properties of an element: where the control in it that has the focus is replaced, another one gets the focus, which the browser would give to
 * the page.
 * @param selector of the control that gets it; null: none.
 */
export function useFocusRestore<Root extends HTMLElement>(selector: string | null): FocusRestore<Root> {
  const ref = useRef<Root>(null);
  // React has no event for an element that loses the focus because it is removed.
  const isInside = useRef(false);
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    const next = selector === null ? null : ref.current?.querySelector<HTMLElement>(selector);
    // Without one the focus is the page's, and a later control does not take it.
    if (next) next.focus();
    else isInside.current = false;
  });
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}
