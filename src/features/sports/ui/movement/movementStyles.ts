import { cls } from '../../../../ui/cls.ts';
import { keyframes } from '../../../../ui/stitches.ts';
import { FAST_MS, LAYER } from '../../../../ui/tokens.ts';
import { GRAPH } from '../../logic/lineMovement.ts';

const PADDING = 12;

const appear = keyframes({ from: { opacity: 0 } });

/** Over the page, by a price. */
export const floating = cls({
  position: 'fixed',
  zIndex: LAYER.tooltip,
  borderRadius: '$md',
  boxShadow: '$shadows$float',
  '@moving': { animation: `${appear} ${FAST_MS}ms` },
});

/** One height for all states, so that a card that has found its place keeps it. */
export const card = cls({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  boxSizing: 'border-box',
  width: GRAPH.width + 2 * PADDING,
  height: 136,
  padding: `10px ${PADDING}px`,
  borderRadius: '$md',
  backgroundColor: '$popover',
  boxShadow: 'inset 0 0 0 1px $colors$line',
  color: '$text',
  textAlign: 'left',
  // In the dark, a card over the page has the colour of a place.
  '& span[aria-hidden="true"]': { backgroundColor: '$surface3' },
});

export const head = cls({ display: 'flex', justifyContent: 'space-between', type: 'micro', color: '$text2' });

export const place = cls({ display: 'grid', flex: 'none', height: GRAPH.height, placeItems: 'center' });

export const still = cls({ type: 'body', color: '$text2' });

export const note = cls({ display: 'grid', placeItems: 'center', flex: 1, type: 'body', color: '$text2', textAlign: 'center' });

export const line = cls({
  display: 'block',
  width: GRAPH.width,
  height: GRAPH.height,
  fill: 'none',
  stroke: '$accentText',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  '& > circle': { fill: '$accentText', stroke: '$popover', strokeWidth: 1.5 },
});

export const facts = cls({
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  '& dt': { type: 'micro', color: '$text2' },
  '& dd': { margin: 0, minHeight: 20, type: 'base', fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& > div:last-child': { textAlign: 'right', justifyItems: 'end' },
});
