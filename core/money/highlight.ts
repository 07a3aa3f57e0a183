/**
 * The default duration of a price highlight: the specification's 2000 ms (1 s and 3 s are its other readings).
 */
export const HIGHLIGHT_MS = 2000;

/** How long the highlight keeps its full colour before it fades. */
export function highlightHoldMs(highlightMs: number): number {
  return Math.round(0.7 * highlightMs);
}
