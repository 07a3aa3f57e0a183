import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const STORED_AS = 'slipstream:scroll';
const LONGEST_RETURN_MS = 3000;
const TAKING_OVER = ['wheel', 'keydown', 'pointerdown'] as const;

/** Scroll positions in pixels, stored for the tab's session. Keyed by address too, because every visit's first history key is the same. */
function remembered(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]') as [string, number][]);
  } catch {
    return new Map(); // Storage is blocked or its value is damaged.
  }
}

/** Whether this is a new navigation. There is then no position to restore, and reading storage would delay the first paint. */
function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

const tops = isOpenedAnew() ? new Map<string, number>() : remembered();

interface Return {
  isOver(): boolean;
  stop(): void;
}

const NO_RETURN: Return = { isOver: () => true, stop: () => undefined };

/** Scrolls to `top`, repeatedly while the page grows, until it is reached, the user scrolls or LONGEST_RETURN_MS has passed. */
function returnTo(top: number): Return {
  let over = false;
  scrollTo(0, top);
  if (top === 0 || scrollY >= top - 1) return NO_RETURN;
  const growth = new ResizeObserver(() => {
    scrollTo(0, top);
    if (scrollY >= top - 1) stop();
  });
  const timer = setTimeout(stop, LONGEST_RETURN_MS);
  function stop(): void {
    over = true;
    growth.disconnect();
    clearTimeout(timer);
    for (const input of TAKING_OVER) removeEventListener(input, stop);
  }
  growth.observe(document.documentElement);
  for (const input of TAKING_OVER) addEventListener(input, stop, { passive: true, once: true });
  return { isOver: () => over, stop };
}

/** A new page starts at its top. Going back or forward restores the page's scroll position. Renders nothing. */
export function ScrollMemory() {
  const { key, pathname, search } = useLocation();
  const place = `${key} ${pathname}${search}`;
  const type = useNavigationType();
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const top = type === 'POP' ? (tops.get(place) ?? 0) : 0;
    // The first page is already at its top. Reading `scrollY` would force a layout before the first paint.
    const returning = isFirst.current && top === 0 ? NO_RETURN : returnTo(top);
    isFirst.current = false;
    // Where a page is still too short to return to its position, what it can show is no position that a user chose.
    const note = (): void => {
      if (returning.isOver()) tops.set(place, scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      returning.stop();
      removeEventListener('scroll', note);
    };
  }, [place, type]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = (): void => {
      try {
        sessionStorage.setItem(STORED_AS, JSON.stringify([...remembered(), ...tops]));
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
