import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether the browser renders an element with `content-visibility: auto`; it skips elements more than a page away. True in browsers that do
 * not report it.
 */
export function useInSight<Drawn extends HTMLElement>(): readonly [RefCallback<Drawn>, boolean] {
  const [inSight, setInSight] = useState(true);
  const ref = useCallback((element: Drawn | null) => {
    if (element === null) return;
    const listener = (event: Event): void => {
      if (event.target === element) setInSight(!(event as ContentVisibilityAutoStateChangeEvent).skipped);
    };
    element.addEventListener('contentvisibilityautostatechange', listener);
    return () => element.removeEventListener('contentvisibilityautostatechange', listener);
  }, []);
  return [ref, inSight];
}
