import { useEffect, useState } from 'react';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const updates = lazyPart(() => import('./JackpotUpdates.tsx').then((module) => module.JackpotUpdates));

const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Makes the amounts live with the first input of the visitor: until then the page spares the websocket and its code. */
export function LiveJackpots() {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const listener = (): void => {
      controller.abort();
      setUsed(true);
    };
    for (const input of INPUTS) window.addEventListener(input, listener, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
  return isUsed ? <updates.Component /> : null;
}
