import { cls } from './cls.ts';

/**
 * Parts of a page under each other, each as wide as the page. A grid without the track would be as wide as its widest part: on a narrow
 * window the rest is cut off.
 */
export const pageColumn = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
