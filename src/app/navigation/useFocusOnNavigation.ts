import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the focus moves to the page's content, so that keyboards and screen readers continue there and not at a removed
 * link. The first page leaves the focus where the browser put it. An open dialog keeps the focus.
 */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
    // A page with a form has moved it to its first field.
    if (document.activeElement?.matches('[data-first-focus]')) return;
    target.current?.focus({ preventScroll: true });
  }, [pathname, target]);
}
