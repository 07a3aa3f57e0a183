import { type RefCallback, useCallback, useState } from 'react';

/** How far below what is in sight counts as near. */
const MARGIN = '200px';

/**
 * Whether the element has come near the part of the page that is in sight: from then on it stays true.
 * @param margin how near, as CSS writes a length; 0: in sight
 */
export function useIsNear(margin = MARGIN): readonly [RefCallback<Element>, boolean] {
  const [isNear, setNear] = useState(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (element === null) return;
      const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
        rootMargin: margin,
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );
  return [ref, isNear];
}
