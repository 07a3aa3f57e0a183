import { cls } from '../../../../ui/cls.ts';

const digits = 'tabular-nums lining-nums';

export const card = cls({ padding: '4px 0 0', overflow: 'hidden' });
export const panel = cls({
  padding: '12px 16px 16px',
  maxHeight: 420,
  overflowY: 'auto',
  '&:focus-visible': { outlineOffset: -2 },
});
export const stat = cls({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) 72px',
  alignItems: 'center',
  padding: '6px 0',
  fontVariantNumeric: digits,
  '& > b': { type: 'base', fontWeight: 600 },
  '& > b:last-of-type': { textAlign: 'right' },
  '& > span': { type: 'caption', color: '$text2', textAlign: 'center' },
});
export const share = cls({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: 2,
  height: 4,
  marginTop: 4,
  borderRadius: 2,
  overflow: 'hidden',
  '& > i': { display: 'block' },
});
export const plays = cls({
  display: 'grid',
  gap: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '72px 28px minmax(0, 1fr) auto',
    gap: 8,
    alignItems: 'center',
    minHeight: 36,
    padding: '4px 0',
    borderBottom: '1px solid $line',
    type: 'body',
    fontVariantNumeric: digits,
  },
  '& > li:last-child': { borderBottom: 0 },
  '& small': { type: 'caption', color: '$text3' },
  '& b': { fontWeight: 600 },
});
export const pair = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  '& h3': { display: 'flex', alignItems: 'center', gap: 8, type: 'base', fontWeight: 600, marginBottom: 8 },
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const lines = cls({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28, type: 'body', fontVariantNumeric: digits },
  '& > li > span:last-child': { marginLeft: 'auto', color: '$text2' },
  '& small': { type: 'caption', color: '$text3' },
});
export const outcome = cls({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: '$xs',
  type: 'micro',
  letterSpacing: 0,
  backgroundColor: '$surface3',
  color: '$text2',
  '&[data-outcome="WIN"]': { backgroundColor: '$successSoft', color: '$success' },
  '&[data-outcome="LOSS"]': { backgroundColor: '$dangerSoft', color: '$danger' },
});
export const table = cls({
  width: '100%',
  borderCollapse: 'collapse',
  type: 'body',
  fontVariantNumeric: digits,
  '& th, & td': { height: 34, padding: '0 8px', textAlign: 'right', fontWeight: 400, borderBottom: '1px solid $line' },
  '& thead th': { type: 'micro', color: '$text3' },
  '& th:nth-child(2), & th:first-child': { textAlign: 'left' },
  '& tbody th': { fontWeight: 600 },
  '& tr[data-own] > *': { backgroundColor: '$surface2' },
  '& tr:last-child > *': { borderBottom: 0 },
});
export const team = cls({ display: 'flex', alignItems: 'center', gap: 8 });
export const form = cls({ display: 'inline-flex', gap: 4 });
export const facts = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  borderTop: '1px solid $line',
  padding: '4px 32px',
  margin: 0,
  '& > *': { minHeight: 34, display: 'grid', placeItems: 'center', margin: 0, borderBottom: '1px solid $line' },
  '& > :nth-last-child(-n + 3)': { borderBottom: 0 },
  '& > dt': { padding: '0 24px', type: 'caption', color: '$text2' },
  '& > dd': { type: 'base', fontWeight: 600, fontVariantNumeric: digits },
  '@small': { padding: '4px 16px' },
});
export const empty = cls({ type: 'body', color: '$text2', padding: '12px 0' });
