import { cls } from '../../../ui/cls.ts';
import { FONT_UI } from '../../../ui/tokens.ts';

export const page = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, maxWidth: 720 });
export const invite = cls({
  display: 'grid',
  gap: 16,
  justifyItems: 'center',
  padding: 24,
  textAlign: 'center',
  '& > p': { type: 'base', color: '$text2' },
});
export const link = cls({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  minHeight: 48,
  padding: '0 8px 0 16px',
  border: '1px dashed $lineStrong',
  borderRadius: '$md',
  type: 'base',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textAlign: 'left',
});
export const actions = cls({ display: 'flex', gap: 8, width: '100%', '& > *': { flex: 1 } });
export const terms = cls({
  listStyle: 'disc',
  display: 'grid',
  gap: 4,
  margin: 0,
  paddingLeft: 18,
  textAlign: 'left',
  type: 'body',
  color: '$text2',
});
export const rows = cls({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    gap: '0 16px',
    alignItems: 'center',
    padding: '12px 20px',
    borderTop: '1px solid $line',
  },
  '& > li:first-child': { borderTop: 0 },
  '& b': { display: 'block', type: 'base', fontWeight: 600 },
  '& small': { type: 'caption', color: '$text2' },
});
export const initials = cls({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  backgroundColor: '$surface2',
  type: 'caption',
  fontWeight: 600,
  color: '$text2',
});
export const totals = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  margin: 0,
  padding: '16px 0',
  '& > div': { padding: '0 20px', borderLeft: '1px solid $line' },
  '& > div:first-child': { borderLeft: 0 },
  '& dt': { type: 'caption', color: '$text2' },
  '& dd': { margin: 0, font: `700 20px/28px ${FONT_UI}`, fontVariantNumeric: 'tabular-nums lining-nums' },
});
