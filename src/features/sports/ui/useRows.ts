import { startTransition, useEffect, useState } from 'react';
import { FIRST_ROWS, MORE_ROWS } from '../logic/progress.ts';

/** Browsers without idle callbacks get a frame's pause instead. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }
  const callback = requestIdleCallback(run, { timeout: 50 });
  return () => cancelIdleCallback(callback);
}

/** How many rows to show now: a screenful at once, the rest as the browser finds the time, so that a long slate never blocks a click. */
export function useRows(total: number): number {
  const [rows, setRows] = useState(FIRST_ROWS);
  useEffect(() => (rows < total ? whenIdle(() => startTransition(() => setRows(rows + MORE_ROWS))) : undefined), [rows, total]);
  return rows;
}
