import { cls } from '../../../ui/cls.ts';

const tabular = 'tabular-nums lining-nums';

export const page = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 960,
  width: '100%',
});
export const columns = cls({ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'flex-start' });
export const main = cls({ flex: '999 1 460px', minWidth: 0, display: 'grid', gap: 16 });
export const aside = cls({ flex: '1 1 260px', minWidth: 0, display: 'grid', gap: 16 });
export const card = cls({ padding: 20, display: 'grid', gap: 14, minWidth: 0 });
export const bare = cls({ overflow: 'hidden', minWidth: 0 });
export const head = cls({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '14px 20px',
  borderBottom: '1px solid $line',
  '& > h2': { type: 'title' },
  '& > small': { marginLeft: 'auto', type: 'caption', color: '$text3' },
});
export const top = cls({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  '& h2': { type: 'title', overflowWrap: 'anywhere' },
  '& small': { type: 'caption', color: '$text2' },
  // The name keeps its width: what stands at the end comes below it.
  '@tiny': { gridTemplateColumns: '40px minmax(0, 1fr)', rowGap: 8, '& > :nth-child(3)': { gridColumn: 2, justifySelf: 'start' } },
});
export const mark = cls({
  width: 40,
  height: 40,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  backgroundColor: '$rewardSoft',
  color: '$reward',
});
export const facts = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  fontVariantNumeric: tabular,
  '& dt': { type: 'caption', color: '$text3' },
  '& dd': { type: 'heading' },
});
export const foot = cls({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, justifyContent: 'space-between' });
export const pairs = cls({
  display: 'grid',
  gap: 10,
  fontVariantNumeric: tabular,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  '& dt': { color: '$text2', type: 'body' },
  '& dd': { type: 'body', fontWeight: 600, textAlign: 'right' },
});
export const steps = cls({
  display: 'grid',
  gap: 10,
  counterReset: 'step',
  type: 'body',
  color: '$text2',
  '& > li': { display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', gap: 10, counterIncrement: 'step' },
  '& > li::before': {
    content: 'counter(step)',
    width: 22,
    height: 22,
    borderRadius: '50%',
    backgroundColor: '$surface3',
    display: 'grid',
    placeItems: 'center',
    type: 'micro',
    color: '$text2',
  },
});
export const table = cls({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: tabular,
  '& th': { type: 'caption', color: '$text3', textAlign: 'left', padding: '8px 20px', fontWeight: 600 },
  '& td': { type: 'body', padding: '10px 20px', borderTop: '1px solid $line' },
  '& th:nth-child(n + 3), & td:nth-child(n + 3)': { textAlign: 'right' },
  '& td:first-child': { fontWeight: 700, width: 72 },
  '& td:last-child': { fontWeight: 700 },
  '& tr[data-you] td': { backgroundColor: '$accentSoft' },
});
export const player = cls({ display: 'flex', alignItems: 'center', gap: 10, fontWeight: 600 });
export const badge = cls({
  width: 28,
  height: 28,
  flex: 'none',
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  backgroundColor: '$surface3',
  type: 'micro',
  color: '$text2',
});
export const gap = cls({ '& td': { textAlign: 'center', color: '$text3', padding: '4px 20px' } });
export const list = cls({
  '& > li': { padding: '14px 20px', borderTop: '1px solid $line' },
  '& > li:first-child': { borderTop: 0 },
});
export const pick = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  fontVariantNumeric: tabular,
  '& > strong': { type: 'base', fontWeight: 600, overflowWrap: 'anywhere' },
  '& > small': { type: 'caption', color: '$text2' },
  '& > :nth-child(even)': { textAlign: 'right', justifySelf: 'end' },
});
export const game = cls({
  display: 'grid',
  gap: 10,
  '& > small': { type: 'caption', color: '$text2' },
  '& > strong': { type: 'base', fontWeight: 600 },
});
export const markets = cls({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))', gap: 12 });
export const market = cls({
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  '& > legend': { type: 'caption', color: '$text3', marginBottom: 6 },
});
export const price = cls({
  minHeight: 40,
  padding: '6px 12px',
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  borderRadius: '$sm',
  backgroundColor: '$surface2',
  type: 'body',
  textAlign: 'left',
  fontVariantNumeric: tabular,
  '& > b': { fontWeight: 700, whiteSpace: 'nowrap' },
  '&:hover': { backgroundColor: '$surface3' },
  '&[aria-pressed="true"]': { boxShadow: 'inset 0 0 0 2px $colors$accentText' },
  '&[aria-disabled="true"]': { color: '$text3', cursor: 'not-allowed' },
});
export const form = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 180px) auto minmax(0, 1fr)',
  gap: '8px 12px',
  alignItems: 'end',
  padding: 14,
  borderRadius: '$md',
  backgroundColor: '$inset',
  '& > p, & > div:last-child:not(:nth-child(2))': { gridColumn: '1 / -1' },
  '& > p': { type: 'body', color: '$text2' },
});
