import { cls } from '../../../ui/cls.ts';

export const sectionHead = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  marginBottom: 12,
  '& > h2': { type: 'section' },
});

export const more = cls({
  marginLeft: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  borderRadius: '$xs',
  '&:hover': { color: '$text' },
});

/** The sections of a page: 24 px apart, 20 px where the menu is a rail. */
export const page = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, '@rail': { gap: 20 } });

/** The sections of a page with its own title, closer together. */
export const titledPage = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

export const pageTitle = cls({ type: 'page' });
export const titleRow = cls({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 36 });
