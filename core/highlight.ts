/** How long a moved price is highlighted: the specification's 2000 ms (1 s and 3 s are its other readings), 70 % of it held, the rest fading. */
export const HIGHLIGHT_MS = 2000;
export const HIGHLIGHT_HOLD_MS = 1400;
