import { startTransition, useEffect, useState } from 'react';
import { FIRST_ROWS, MORE_ROWS } from '../logic/progress.ts';

/** Browsers without idle callbacks wait for an animation frame instead. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }
  const callback = requestIdleCallback(run, { timeout: 50 });
  return () => cancelIdleCallback(callback);
}

/** The number of rows to render: a screenful at once, the rest at idle callbacks, so that a long slate never blocks a click. */
export function useRows(total: number): number {
  const [rows, setRows] = useState(FIRST_ROWS);
  useEffect(() => (rows < total ? whenIdle(() => startTransition(() => setRows(rows + MORE_ROWS))) : undefined), [rows, total]);
  return rows;
}
