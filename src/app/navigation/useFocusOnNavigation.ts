import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page the focus goes to its content, so that keyboards and screen readers go on from there and not from a link that
 * is gone. The first page keeps the focus where the browser put it; an open dialog keeps it too.
 */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
    target.current?.focus({ preventScroll: true });
  }, [pathname, target]);
}
