import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far beyond the window content is drawn: as far as a quick scroll goes before the next frame. */
const MARGIN = '900px 0px';

export interface NearSight<Drawn extends HTMLElement> {
  readonly ref: RefObject<Drawn | null>;
  /** False far from the window: then the element keeps its height and needs no content. */
  readonly isNear: boolean;
  /** The height that the content had; null before it was drawn. */
  readonly height: number | null;
}

/** Whether an element is in sight or nearly so. Content with the focus stays. */
export function useNearSight<Drawn extends HTMLElement>(atFirst: boolean): NearSight<Drawn> {
  const ref = useRef<Drawn | null>(null);
  const [{ isNear, height }, setState] = useState<{ isNear: boolean; height: number | null }>({ isNear: atFirst, height: null });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isIn = entries.at(-1)?.isIntersecting ?? true;
        setState((before) => {
          if (isIn === before.isNear || (!isIn && element.contains(document.activeElement))) return before;
          return { isNear: isIn, height: before.isNear ? element.offsetHeight : before.height };
        });
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear, height };
}
