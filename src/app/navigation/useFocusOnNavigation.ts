import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the focus moves to the page's content, so that keyboards and screen readers continue there and not at a removed
 * link. The first page leaves the focus where the browser put it. An open dialog keeps the focus, and so does a navigation whose state says
 * `keepsFocus`: an address that follows what is being typed.
 */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname, state } = useLocation();
  const keepsFocus = (state as { readonly keepsFocus?: boolean } | null)?.keepsFocus === true;
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (keepsFocus || document.querySelector('[role=dialog], [role=alertdialog]')) return;
    // A page with a form has moved it to its first field.
    if (document.activeElement?.matches('[data-first-focus]')) return;
    target.current?.focus({ preventScroll: true });
  }, [pathname, keepsFocus, target]);
}
