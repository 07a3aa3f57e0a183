import { cls } from '../../../../ui/cls.ts';

export const page = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  justifyItems: 'center',
  width: '100%',
  maxWidth: 1040,
  margin: '0 auto',
});
export const words = cls({ textAlign: 'center', display: 'grid', gap: 8, '& > p': { type: 'base', color: '$text2' } });
export const cards = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 322px))',
  justifyContent: 'center',
  gap: 20,
  width: '100%',
});
export const card = cls({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  '& > img': { display: 'block', width: '100%', height: 'auto', aspectRatio: '482 / 301', objectFit: 'cover' },
  '&[data-state="SELECTED"], &[data-state="CLAIMING"], &[data-state="CLAIMED"]': {
    borderColor: '$accent',
    boxShadow: 'inset 0 0 0 1px $colors$accent',
  },
  '&[data-state="DISABLED"] > img': { filter: 'grayscale(1)', opacity: 0.6 },
});
export const badge = cls({ position: 'absolute', top: 12, left: 12 });
export const body = cls({
  display: 'grid',
  gap: 8,
  flex: 1,
  alignContent: 'start',
  padding: 16,
  '& > h2': { type: 'title' },
  '& > p': { type: 'body', color: '$text2' },
});
export const foot = cls({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  padding: '0 16px 16px',
  '& > a': { marginLeft: -12 },
});
export const actions = cls({ display: 'grid', gap: 8, width: 'min(320px, 100%)', textAlign: 'center' });
export const split = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)',
  gap: 48,
  alignItems: 'center',
  width: '100%',
  maxWidth: 960,
  margin: '0 auto',
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const alone = cls({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  maxWidth: 440,
  '& > p': { type: 'base', color: '$text2' },
});
export const waiting = cls({ display: 'grid', placeItems: 'center', minHeight: 320 });
