import { cls } from '../../../ui/cls.ts';
import { FONT_UI } from '../../../ui/tokens.ts';

export const tabs = cls({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 4,
  borderRadius: '$md',
  backgroundColor: '$segmentTrack',
});
export const cards = cls({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))', gap: 16 });
export const card = cls({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  padding: 16,
  '& h2': { type: 'title' },
  '& p': { type: 'body', color: '$text2' },
  '& summary': { type: 'body', fontWeight: 600, cursor: 'pointer', padding: '8px 0' },
  '& ul': { listStyle: 'disc', display: 'grid', gap: 4, margin: 0, paddingLeft: 18, type: 'caption', color: '$text2' },
});
export const line = cls({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 8, flexWrap: 'wrap' });
export const caption = cls({ type: 'caption', color: '$text2' });
export const rows = cls({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'flex', alignItems: 'center', gap: 16, padding: '12px 20px', borderTop: '1px solid $line' },
  '& > li:first-child': { borderTop: 0 },
  '& > li > div': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', type: 'base', fontWeight: 600 },
  '& small': { type: 'caption', color: '$text2' },
});
export const credits = cls({
  display: 'grid',
  gap: 8,
  padding: 24,
  '& > b': { font: `700 32px/40px ${FONT_UI}` },
  '& > p': { type: 'body', color: '$text2' },
});
