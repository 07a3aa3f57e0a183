import { cls } from '../../../ui/cls.ts';

export const page = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const title = cls({ type: 'page', overflowWrap: 'anywhere' });
export const count = cls({ type: 'caption', color: '$text2', minHeight: 16 });
/** As wide as the tabs need, over a line as wide as the page. */
export const tabs = cls({
  borderBottom: '1px solid $line',
  '& > div': { width: 'fit-content', minWidth: 'min(100%, 300px)', padding: 0, borderBottom: 0 },
});
export const sections = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
});
/** The last section stands beside the others, where there is room. */
export const withAside = cls({
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  '& > *': { gridColumn: 1 },
  '& > :last-child': { gridColumn: 2, gridRow: '1 / span 2' },
  '@tight': { gridTemplateColumns: 'minmax(0, 1fr)', '& > :last-child': { gridColumn: 1, gridRow: 'auto' } },
});
export const card = cls({
  overflow: 'hidden',
  '& > h2': { type: 'base', fontWeight: 600, padding: '14px 20px' },
  '& li': { borderTop: '1px solid $line' },
});
export const row = cls({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '8px 16px',
  type: 'base',
  '&:focus-visible': { outlineOffset: -2 },
  'a&:hover': { backgroundColor: '$surface2' },
});
export const recent = cls({ display: 'flex', alignItems: 'center', paddingRight: 8 });
export const offline = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: 12,
  marginBottom: 16,
  borderRadius: '$md',
  backgroundColor: '$infoSoft',
  type: 'body',
  color: '$text',
});
export const skeletonText = cls({ display: 'grid', gap: 6 });
