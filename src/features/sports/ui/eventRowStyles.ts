import { cls } from '../../../ui/cls.ts';

/** One grid for the card's head and its rows. `--odds` is the width of a price column. In one column, names are above their prices. */
const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(var(--columns), var(--odds))',
  gap: 4,
  '@tiny': { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
} as const;
const wholeRow = { '@tiny': { gridColumn: '1 / -1' } } as const;

export const card = cls({ '--odds': '112px', '@narrow': { '--odds': '96px' }, '@small': { '--odds': '80px' } });

export const head = cls({
  ...grid,
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px 0 16px',
  '@tiny': { ...grid['@tiny'], padding: '12px 12px 8px 16px' },
  borderBottom: '1px solid $line',
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
  '& > a': { lineHeight: '24px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', borderRadius: '$xs' },
  '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
export const headColumn = cls({ type: 'micro', color: '$text3', textAlign: 'center' });

export const row = cls({
  ...grid,
  padding: '12px 12px 12px 16px',
  borderBottom: '1px solid $line',
  contentVisibility: 'auto',
  // Excludes padding and border, as the property demands. A row out of sight then keeps its final height.
  containIntrinsicSize: 'auto 120px',
  '&:last-child': { borderBottom: 0 },
});
/** The same with a line for the draw. */
export const rowWithDraw = cls({ '&&': { containIntrinsicSize: 'auto 168px' } });

export const meta = cls({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 20,
  marginBottom: 4,
  type: 'caption',
  color: '$text3',
});
export const more = cls({
  marginLeft: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  // A click target of 24 px, two pixels more than the line on either side.
  height: 24,
  gap: 2,
  color: '$text2',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  borderRadius: '$xs',
  position: 'relative',
  '&::before': { content: '""', position: 'absolute', inset: '-12px -8px' },
  '&:hover': { color: '$text' },
});

/** The same grid without a card's padding, for the main lines on an event's page. */
export const lines = cls({ ...grid, alignItems: 'center' });

export const team = cls({
  ...wholeRow,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  minHeight: 44,
  paddingRight: 16,
  fontWeight: 600,
  color: '$text',
});
export const teamName = cls({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'none' },
});
export const record = cls({
  type: 'caption',
  color: '$text3',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const score = cls({
  marginLeft: 'auto',
  font: "700 18px/24px 'Inter Variable', Inter, system-ui, sans-serif",
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const trailing = cls({ color: '$text2' });
export const draw = cls({ '&&': { color: '$text2', paddingLeft: 40 } });
