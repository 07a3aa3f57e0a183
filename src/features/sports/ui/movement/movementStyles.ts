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

export const card = cls({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  boxSizing: 'border-box',
  width: GRAPH.width + 2 * PADDING,
  padding: `10px ${PADDING}px`,
  borderRadius: '$md',
  backgroundColor: '$popover',
  boxShadow: 'inset 0 0 0 1px $colors$line',
  color: '$text',
  textAlign: 'left',
});

export const head = cls({ display: 'flex', justifyContent: 'space-between', type: 'micro', color: '$text2' });

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
