import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether the browser draws an element that has `content-visibility: auto`: it skips what is more than a page away. A browser that does not
 * tell is taken to draw it.
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
