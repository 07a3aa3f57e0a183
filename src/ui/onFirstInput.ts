import { useEffect, useState } from 'react';
import type { LazyModule } from '../../core/lazyModule.ts';

const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs at a person's first input on the page from now on. @returns what forgets it. */
export function onFirstInput(run: () => void): () => void {
  const controller = new AbortController();
  const listener = (): void => {
    controller.abort();
    run();
  };
  for (const input of INPUTS) window.addEventListener(input, listener, { passive: true, signal: controller.signal });
  return () => controller.abort();
}

/** Whether to draw a part that a first visit does without: once its code is loaded, and from the first input on. */
export function useIsWanted(code: LazyModule<unknown>): boolean {
  const [isWanted, setWanted] = useState(() => code.loaded() !== null);
  useEffect(() => onFirstInput(() => setWanted(true)), []);
  return isWanted;
}
