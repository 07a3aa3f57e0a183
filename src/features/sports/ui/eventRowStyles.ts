import { cls } from '../../../ui/cls.ts';
import { LAYER } from '../../../ui/tokens.ts';
import { scoreFace } from './sectionStyles.ts';

/** Pixels of the column of names: a longer way from a name to its first price would be hard to follow. */
const NAMES = 340;

/** One grid for the card's head and its rows. In one column, names are above their prices. */
const grid = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${NAMES}px) repeat(var(--columns), var(--odds))`,
  gap: 4,
  '@tiny': { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
} as const;
const { '@tiny': oneColumn, ...columns } = grid;
const wholeRow = { '@tiny': { gridColumn: '1 / -1' } } as const;

/** `--odds` is the width of a price: the prices share what the names leave over. `cqw` is of the container of the rows. */
const priceWidth = {
  '--least': '112px',
  '--inset': '28px',
  '--odds': `clamp(var(--least), calc((100cqw - var(--inset) - ${NAMES}px) / var(--columns) - 4px), 240px)`,
  '@narrow': { '--least': '96px' },
  '@small': { '--least': '80px' },
} as const;

export const card = cls({ ...priceWidth, containerType: 'inline-size', borderTop: 'var(--card-rule, 1px) solid $cardRule' });

/** Stays under the header while the card's rows pass. */
export const head = cls({
  ...columns,
  position: 'sticky',
  top: 'var(--top, 64px)',
  zIndex: LAYER.sticky,
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px 0 16px',
  borderBottom: '1px solid $line',
  borderRadius: '$lg $lg 0 0',
  backgroundColor: '$surface',
  // Last, so that its padding wins.
  '@tiny': { ...oneColumn, padding: '12px 12px 8px 16px' },
});
export const headName = cls({
  ...wholeRow,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  type: 'base',
  fontWeight: 600,
  '& > svg': { color: '$text3' },
  '& > a': {
    lineHeight: '24px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: '$xs',
    padding: '0 var(--label-inset, 0px)',
  },
  '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
export const headColumn = cls({ type: 'micro', color: '$text3', textAlign: 'center' });

/** A line of 21 px, then two of prices: 116 px where a brand does not choose another height of prices. */
export const row = cls({
  ...columns,
  rowGap: 2,
  padding: '0 12px 4px 16px',
  borderBottom: '1px solid $line',
  contentVisibility: 'auto',
  // Excludes padding and border, as the property demands. A row out of sight then keeps its final height.
  containIntrinsicSize: 'auto calc(23px + 2 * var(--price-height, 44px))',
  // Last, so that its size wins: each name has a line of its own.
  '@tiny': { ...oneColumn, containIntrinsicSize: 'auto calc(27px + 4 * var(--price-height, 44px))' },
  '&:last-child': { borderBottom: 0 },
});
/** The same with a line for the draw. */
export const rowWithDraw = cls({
  '&&': {
    containIntrinsicSize: 'auto calc(25px + 3 * var(--price-height, 44px))',
    '@tiny': { containIntrinsicSize: 'auto calc(31px + 6 * var(--price-height, 44px))' },
  },
});

/** A tournament, a race or a title: its name above a line of prices. */
export const fieldRow = cls({
  '&&': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBottom: 12,
    containIntrinsicSize: 'auto calc(35px + 2 * var(--price-height, 44px))',
    '@tiny': { containIntrinsicSize: 'auto calc(43px + 4 * var(--price-height, 44px))' },
  },
});
export const runners = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 120px), 1fr))',
  gap: 4,
});

export const meta = cls({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 21,
  marginBottom: -2,
  type: 'caption',
  color: '$text3',
  // On one line: its height is fixed.
  whiteSpace: 'nowrap',
});
/** What the prices of a field are on. */
export const marketName = cls({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const tag = cls({
  padding: '0 6px',
  borderRadius: '$xs',
  type: 'micro',
  backgroundColor: '$accentSoft',
  color: '$onAccentSoft',
});
export const more = cls({
  display: 'inline-flex',
  alignItems: 'center',
  // 24 px to click on: its upper end lies over the space below the row before.
  height: 24,
  margin: '-3px 0 0 auto',
  paddingTop: 3,
  gap: 2,
  color: '$text2',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  borderRadius: '$xs',
  position: 'relative',
  '&:hover': { color: '$text' },
});
/** In place of the prices of an event that is over. */
export const over = cls({
  gridColumn: '2 / -1',
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  type: 'caption',
  color: '$text3',
  '@tiny': { gridColumn: '1 / -1', gridRow: 'auto' },
});
/** The last line of a card that shows some of its competition's events. */
export const seeAll = cls({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  height: 44,
  borderRadius: '0 0 $lg $lg',
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  '&:hover': { color: '$text', backgroundColor: '$surface2' },
  '&:focus-visible': { outlineOffset: -2 },
});

/** The same grid without a card's padding, for the main lines on an event's page. */
export const lines = cls({ ...grid, ...priceWidth, '--inset': '0px', alignItems: 'center' });

export const team = cls({
  ...wholeRow,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  minHeight: 'var(--price-height, 44px)',
  paddingRight: 16,
  fontWeight: 600,
  color: '$text',
});
/** A team, and its star at the end. */
export const side = cls({ ...wholeRow, display: 'flex', alignItems: 'center', minWidth: 0, [`& > .${team}`]: { flex: 1 } });
export const teamName = cls({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  'a:hover > &': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
export const record = cls({
  type: 'caption',
  color: '$text3',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const score = cls({
  marginLeft: 'auto',
  font: '700 18px/24px Inter',
  ...scoreFace,
});
export const trailing = cls({ color: '$text2' });
export const draw = cls({ '&&': { color: '$text2', paddingLeft: 40 } });
/** A row of a table without a badge: the draw, over or under. */
export const plain = cls({ '&&': { color: '$text2' } });
