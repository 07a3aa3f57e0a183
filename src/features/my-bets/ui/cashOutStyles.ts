import { cls } from '../../../ui/cls.ts';

const tabular = 'tabular-nums lining-nums';

export const box = cls({ display: 'grid', gap: 12 });
export const panel = cls({ display: 'grid', gap: 12, padding: 12, borderRadius: '$md', backgroundColor: '$surface2' });
export const line = cls({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  type: 'body',
  color: '$text2',
  fontVariantNumeric: tabular,
  '& > strong': { color: '$text', fontWeight: 600 },
});
/** The last line of the choice, quieter than the first. */
export const rest = cls({ type: 'caption', '& > strong': { color: '$text2', fontWeight: 400 } });

export const choices = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: 8 });
export const auto = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'center',
  type: 'body',
  color: '$text2',
});
export const hint = cls({ type: 'caption', color: '$text2', textAlign: 'center' });
/** As high as the button whose place it takes. */
export const unavailable = cls({ display: 'grid', placeItems: 'center', minHeight: 44 });
export const mistake = cls({ type: 'caption', color: '$danger' });
export const done = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  type: 'body',
  color: '$text2',
  '& > svg': { color: '$success' },
});
export const old = cls({ textDecoration: 'line-through', color: '$text2', marginRight: 6 });
