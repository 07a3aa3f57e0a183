import { cls } from '../../../ui/cls.ts';
import { FONT_UI } from '../../../ui/tokens.ts';

const tabular = 'tabular-nums lining-nums';

/** Two columns where there is room: the panel at the right stays narrow. */
export const split = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 16,
  alignItems: 'start',
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const head = cls({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: '0 20px',
  alignItems: 'center',
  padding: 24,
  fontVariantNumeric: tabular,
  '@small': { gridTemplateColumns: '64px minmax(0, 1fr)' },
});
export const medal = cls({
  width: 64,
  height: 64,
  '& > :first-child': { fill: '$rewardSoft', stroke: '$reward', strokeWidth: 1.5 },
  '& > :last-child': { fill: '$reward' },
});
export const caption = cls({ type: 'caption', color: '$text2' });
export const tierName = cls({ type: 'page' });
export const missing = cls({
  textAlign: 'right',
  '& b': { display: 'block', font: `700 24px/32px ${FONT_UI}` },
  '@small': { gridColumn: '1 / -1', textAlign: 'left', marginTop: 12 },
});
export const bar = cls({
  gridColumn: '1 / -1',
  height: 6,
  marginTop: 20,
  borderRadius: 3,
  backgroundColor: '$surface3',
  overflow: 'hidden',
  '& > span': { display: 'block', height: 6, backgroundColor: '$reward', transformOrigin: 'left' },
});
export const steps = cls({
  gridColumn: '1 / -1',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 8,
  marginTop: 20,
  padding: 0,
  listStyle: 'none',
  textAlign: 'center',
  '& > li': { display: 'grid', justifyItems: 'center', gap: 4, type: 'caption', color: '$text2', minWidth: 0 },
  '& b': { type: 'body', fontWeight: 600, color: '$text' },
  '& > [aria-current] b': { color: '$reward' },
  '@small': {
    gridAutoFlow: 'row',
    textAlign: 'left',
    '& > li': { gridTemplateColumns: '32px minmax(0, 1fr) auto', alignItems: 'center', justifyItems: 'start' },
  },
});
export const mark = cls({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  backgroundColor: '$surface2',
  color: '$text3',
  '[data-state="reached"] > &, [data-state="current"] > &': { backgroundColor: '$rewardSoft', color: '$reward' },
});
export const balances = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  margin: 0,
  '& > div': { display: 'grid', gridTemplateRows: '1fr auto', padding: '12px 16px', borderLeft: '1px solid $line', minWidth: 0 },
  '& > div:first-child': { borderLeft: 0 },
  '& dt': { display: 'flex', alignItems: 'center', gap: 4, type: 'caption', color: '$text2' },
  '& dd': { margin: 0 },
  '& dd > b': { font: `700 20px/28px ${FONT_UI}`, fontVariantNumeric: tabular },
  '& dd > p': { type: 'caption', color: '$text2' },
});
export const info = cls({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  color: '$text2',
  '&:hover': { color: '$text' },
});
export const cardHead = cls({ padding: '16px 20px 12px', '& > h2': { type: 'title' } });
export const earning = cls({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: '0 20px 20px',
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: '0 12px' },
  '& svg': { color: '$text2', marginTop: 2 },
  '& b': { display: 'block', type: 'body', fontWeight: 600 },
  '& p': { type: 'caption', color: '$text2' },
});
export const panel = cls({ display: 'grid', gap: 16, padding: 20, '& > h2': { type: 'title' } });
export const methods = cls({ display: 'grid', gap: 8, border: 0, margin: 0, padding: 0, minWidth: 0 });
export const facts = cls({
  display: 'grid',
  gap: 8,
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 12, type: 'body', color: '$text2' },
  '& dd': { margin: 0, color: '$text', fontWeight: 600, fontVariantNumeric: tabular },
});
export const lineItems = cls({
  listStyle: 'disc',
  display: 'grid',
  gap: 4,
  margin: 0,
  paddingLeft: 18,
  type: 'caption',
  color: '$text2',
});
