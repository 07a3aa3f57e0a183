import { cls } from '../../../ui/cls.ts';

/** Beside a docked slip the board is narrow in a wide window, so it follows its own width. */
const NARROW = '@container (max-width: 640px)';

export const board = cls({ overflow: 'hidden', containerType: 'inline-size' });
export const top = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 24,
  padding: '24px 32px 20px',
  // In a narrow board the score is below the sides.
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', padding: 16, gap: 12 },
});
export const side = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minWidth: 0,
  '& strong': {
    display: 'block',
    font: "700 20px/24px 'Inter Variable', Inter, system-ui, sans-serif",
    letterSpacing: '-.01em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& small': { type: 'caption', color: '$text3', whiteSpace: 'nowrap' },
  '& > div': { minWidth: 0, maxWidth: '100%' },
  '&:last-child': { flexDirection: 'row-reverse', textAlign: 'right' },
  [NARROW]: {
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 8,
    '&:last-child': { flexDirection: 'column', alignItems: 'flex-end' },
  },
});
export const middle = cls({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 24,
  [NARROW]: { gridColumn: '1 / -1', order: 1, gap: 12 },
});
export const score = cls({ type: 'score', fontVariantNumeric: 'tabular-nums lining-nums' });
export const behind = cls({ color: '$text2' });
export const centre = cls({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  minWidth: 88,
  minHeight: 48,
  alignContent: 'center',
  type: 'caption',
  color: '$text2',
  textAlign: 'center',
  '& > strong': {
    font: "700 16px/20px 'Inter Variable', Inter, system-ui, sans-serif",
    color: '$text',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});
/** How old the clock is, beside the mark, so that it moves nothing. */
export const periods = cls({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  type: 'body',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': { height: 28, width: 48, padding: 0, textAlign: 'center', color: '$text2', fontWeight: 400 },
  '& thead th': { type: 'micro', color: '$text3' },
  '@tiny': { '& th, & td': { width: 32 } },
  '& thead th:first-child': { width: 'auto' },
  '& tbody th': { width: 'auto', textAlign: 'left', fontWeight: 600, color: '$text' },
});
export const periodsBox = cls({
  borderTop: '1px solid $line',
  padding: '8px 32px 12px',
  overflowX: 'auto',
  '@small': { padding: '8px 16px 12px' },
});
export const periodTeam = cls({ display: 'flex', alignItems: 'center', gap: 8, '@tiny': { '& > svg': { display: 'none' } } });
export const total = cls({ '&&': { color: '$text', fontWeight: 700 } });
export const now = cls({ '&&': { color: '$text', backgroundColor: '$surface2', borderRadius: '$xs' } });
