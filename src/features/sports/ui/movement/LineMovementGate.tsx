import { useEffect, useState } from 'react';
import { useBrand } from '../../../../ui/brandContext.ts';
import { lazyPart } from '../../../../ui/lazyPart.tsx';
import { moveDetector } from './moveDetector.ts';

const cards = lazyPart<{ readonly first: HTMLElement }>(() =>
  import('./LineMovementCards.tsx').then((module) => module.LineMovementCards),
);

/** In brands that show line movements: loads their card with the first price that a mouse or the keyboard reaches. A failure is silent. */
export function LineMovementGate() {
  const isOn = useBrand().lineMovement;
  const [first, setFirst] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isOn || first) return;
    const hasMoved = moveDetector();
    const onReached = (event: Event): void => {
      const price = (event.target as Element).closest<HTMLElement>('[data-odds]');
      if (event.type === 'focusin' ? !price?.matches(':focus-visible') : !hasMoved(event as PointerEvent)) return;
      if (price)
        cards.preload().then(
          () => setFirst(price),
          () => undefined,
        );
    };
    const ending = new AbortController();
    for (const type of ['pointermove', 'focusin']) document.addEventListener(type, onReached, ending);
    return () => ending.abort();
  }, [isOn, first]);
  return first && <cards.Component first={first} />;
}
