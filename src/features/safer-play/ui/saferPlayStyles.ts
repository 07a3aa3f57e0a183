import { cls } from '../../../ui/cls.ts';

export const head = cls({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  '& p': { marginTop: 4, type: 'base', color: '$text2' },
});
/** Three cards of equal height side by side. */
export const thirds = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  '@tight': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))' },
});
/** What a limit is, and beside it the form that changes it. */
export const halves = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const card = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
  padding: 20,
  '@small': { padding: 16 },
});
export const cardHead = cls({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 24,
  '& h2, & h3': { type: 'base', fontWeight: 600 },
});
export const narrow = cls({ width: '100%', maxWidth: 560 });
/** An amount, or a time, in the display face. */
export const figure = cls({
  type: 'display',
  fontSize: 28,
  lineHeight: '36px',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& + small': { type: 'caption', color: '$text2' },
});
export const quiet = cls({ type: 'body', color: '$text2' });
export const small = cls({ type: 'caption', color: '$text2', fontVariantNumeric: 'tabular-nums lining-nums' });
export const buttons = cls({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > *': { flex: '1 1 120px' } });
export const more = cls({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  borderRadius: '$xs',
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  '&:hover': { color: '$text' },
});
/** A fieldset that only disables. */
export const plainFieldset = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  margin: 0,
  padding: 0,
  border: 0,
});
/** Points, each with its icon. */
export const points = cls({
  display: 'grid',
  gap: 12,
  type: 'body',
  color: '$text2',
  '& > li': { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', gap: 10 },
  '& svg': { marginTop: 2 },
});
