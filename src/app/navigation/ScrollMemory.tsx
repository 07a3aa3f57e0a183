import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const STORED_AS = 'slipstream:scroll';

/** Pixels from the top by history entry. Kept in the tab's session, so that a reload comes back to the same place. */
function remembered(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]') as [string, number][]);
  } catch {
    return new Map(); // Storage is blocked, or holds something else.
  }
}

const tops = remembered();

/** A new page begins at its top; going back or forward returns to where that page was left. Draws nothing. */
export function ScrollMemory() {
  const { key } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    scrollTo(0, type === 'POP' ? (tops.get(key) ?? 0) : 0);
    const note = (): void => void tops.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key, type]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = (): void => {
      try {
        sessionStorage.setItem(STORED_AS, JSON.stringify([...tops]));
      } catch {
        // Storage is blocked or full: the next load starts at the top.
      }
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
  return null;
}
