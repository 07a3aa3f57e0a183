/**
 * How long a moved price is highlighted where nothing else is configured: the specification's 2000 ms (1 s and 3 s are its other readings).
 */
export const HIGHLIGHT_MS = 2000;

/** For this long the colour is held; it fades in the rest. */
export function highlightHoldMs(highlightMs: number): number {
  return Math.round(0.7 * highlightMs);
}
