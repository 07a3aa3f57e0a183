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
    // A price that is pressed before the code is loaded shows no card, as one that is pressed later.
    let pressed: HTMLElement | null = null;
    const priceOf = ({ target }: Event): HTMLElement | null => (target as Element).closest<HTMLElement>('[data-odds]');
    const onReached = (event: Event): void => {
      const price = priceOf(event);
      if (event.type === 'focusin' ? !price?.matches(':focus-visible') : !hasMoved(event as PointerEvent)) return;
      if (price && price !== pressed)
        cards.preload().then(
          () => price !== pressed && setFirst(price),
          () => undefined,
        );
    };
    const ending = new AbortController();
    document.addEventListener(
      'pointerdown',
      (event) => {
        pressed = priceOf(event);
      },
      ending,
    );
    for (const type of ['pointermove', 'focusin']) document.addEventListener(type, onReached, ending);
    return () => ending.abort();
  }, [isOn, first]);
  return first && <cards.Component first={first} />;
}
