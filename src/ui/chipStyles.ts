import { cls } from './cls.ts';

export const chip = cls({
  flex: 'none',
  height: 36,
  padding: '0 14px',
  borderRadius: '$pill',
  backgroundColor: '$surface',
  boxShadow: 'inset 0 0 0 1px $colors$line',
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media (forced-colors: active)': { border: '1px solid', '&:is([aria-pressed="true"], [aria-current])': { borderWidth: 3 } },
  '&:hover': { color: '$text' },
  '&[aria-pressed="true"]': { backgroundColor: '$text', color: '$bg' },
});
