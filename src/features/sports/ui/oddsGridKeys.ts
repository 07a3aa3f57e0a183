import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react';

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Arrow keys move between the prices of one event. The positions come from the buttons' boxes, so that empty cells and rows of any length
 * need no bookkeeping.
 */
export function moveBetweenOdds(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-odds]') : null;
  if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return;
  // React also reports keys of a dialog that the card has opened.
  if (!event.currentTarget.contains(from)) return;
  const here = from.getBoundingClientRect();
  const [rows, columns] = step;
  let best: HTMLElement | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const other of event.currentTarget.querySelectorAll<HTMLElement>('[data-odds]')) {
    if (other === from) continue;
    const there = other.getBoundingClientRect();
    const down = there.top - here.top;
    const right = there.left - here.left;
    const isAhead = rows !== 0 ? down * rows > 1 : right * columns > 1;
    const isAside = rows !== 0 ? Math.abs(right) > here.width / 2 : Math.abs(down) > here.height / 2;
    if (!isAhead || isAside) continue;
    const distance = Math.abs(down) + Math.abs(right);
    if (distance < bestDistance) [best, bestDistance] = [other, distance];
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}

/** One price of an event is in the tab order: the one that had the focus last, at first the first. The arrow keys reach the others. */
export function useTabStop(selectionIds: readonly string[]): {
  readonly tabStop: string | undefined;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
} {
  const [last, setLast] = useState<string | undefined>(undefined);
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const { odds } = (event.target as HTMLElement).dataset;
    if (odds !== undefined) setLast(odds);
  }, []);
  return { tabStop: last !== undefined && selectionIds.includes(last) ? last : selectionIds[0], onFocus };
}
