import { cls } from '../../../ui/cls.ts';

export const page = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
/** A page that has the whole width of the window. */
export const wholePage = cls({ padding: '20px 24px 24px', '@small': { padding: 16 } });
export const crumbs = cls({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  type: 'body',
  color: '$text2',
  '& a': { fontWeight: 600, color: '$text', '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});
export const head = cls({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, '& > h1': { type: 'page' } });
export const end = cls({ marginLeft: 'auto' });
/** A game beside what is said of it. */
export const body = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 312px',
  gap: 24,
  alignItems: 'start',
  '@tight': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const side = cls({ display: 'grid', gap: 16, padding: 20, '& h2': { type: 'title' } });
export const quiet = cls({ type: 'body', color: '$text2' });
