import { cls } from './cls.ts';

/** The box of a field with its label inside. The ring is the border plus one pixel outside. */
export const fieldBox = cls({
  display: 'flex',
  alignItems: 'center',
  height: 44,
  padding: '0 12px',
  gap: 8,
  minWidth: 0,
  borderRadius: '$sm',
  backgroundColor: '$surface2',
  border: '1px solid transparent',
  type: 'base',
  '&:hover': { borderColor: '$lineStrong' },
  '&:focus-within': { borderColor: '$focus', boxShadow: '0 0 0 1px $colors$focus' },
  // What its input says of itself.
  '&:where(:has(> input:disabled)):hover': { borderColor: 'transparent' },
  '&:where(:has(> input:read-only:enabled))': {
    backgroundColor: 'transparent',
    '&, &:hover': { border: '1px dashed $lineStrong' },
  },
  '&:where(:has(> [aria-invalid="true"]))': { '&, &:hover': { borderColor: '$danger' }, '& > label': { color: '$danger' } },
});

export const fieldLabel = cls({ type: 'caption', color: '$text2', whiteSpace: 'nowrap' });

export const fieldInput = cls({
  width: '100%',
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  textAlign: 'right',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&:focus-visible': { outline: 0 },
  '&::placeholder': { color: '$text3', opacity: 1, fontWeight: 500 },
  '&:disabled': { color: '$text2' },
});
