import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** The address shown last; null before the first page. Of the whole page, because another layout is mounted anew. */
let shownPath: string | null = null;

/**
 * After a navigation the focus moves to the page's content, so that keyboards and screen readers continue there and not at a removed
 * link. The first page leaves the focus where the browser put it. An open dialog keeps the focus, and so does a navigation whose state says
 * `keepsFocus`: an address that follows what is being typed.
 */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname, state } = useLocation();
  const keepsFocus = (state as { readonly keepsFocus?: boolean } | null)?.keepsFocus === true;
  useEffect(() => {
    const before = shownPath;
    shownPath = pathname;
    if (before === null || before === pathname) return;
    if (keepsFocus || document.querySelector('[role=dialog], [role=alertdialog]')) return;
    // A page with a form has moved it to its first field, and a list of games to the one that was left.
    if (document.activeElement?.matches('[data-first-focus]')) return;
    target.current?.focus({ preventScroll: true });
  }, [pathname, keepsFocus, target]);
}
