import { cls } from '../../../ui/cls.ts';

/** The column of the pages to read. */
export const infoColumn = cls({ maxWidth: 720, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const infoCard = cls({
  padding: 24,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& h2': { type: 'title', marginBottom: 8 },
});
export const infoText = cls({ display: 'grid', gap: 12, type: 'base', fontWeight: 400, lineHeight: '22px', color: '$text2' });
