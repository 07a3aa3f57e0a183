import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isGamePath } from '../../../core/wire/casinoPaths.ts';

/**
 * A game opens in a layout of its own, which is mounted with it. When a link has led there the focus moves to the page's content, because
 * the tile that had it is gone. A return from log-in replaces its address, and the first page pops it: both leave the focus where it is,
 * and so does whatever else has it, as the field of a dialog.
 */
export function useFocusOnGame(target: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const isOpened = useNavigationType() === NavigationType.Push && isGamePath(pathname);
  const isOpenedAtMount = useRef(isOpened).current;
  useEffect(() => {
    if (isOpenedAtMount && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [isOpenedAtMount, target]);
}
