import { cls } from '../../../../ui/cls.ts';
import { LAYER } from '../../../../ui/tokens.ts';

export const stack = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

/** The tabs and the search: they stay under the header while the markets pass. */
export const bar = cls({
  position: 'sticky',
  top: 'var(--top, 64px)',
  zIndex: LAYER.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  margin: '-8px -4px',
  padding: '8px 4px',
  backgroundColor: '$bg',
  // Each chip is in sight: under a finger they scroll, a mouse has no sideways wheel.
  '& > [role="tablist"]': { flex: '0 1 auto', minWidth: 0, flexWrap: 'wrap', '@small': { flexWrap: 'nowrap' } },
  '@tiny': { position: 'static', flexDirection: 'column', alignItems: 'stretch' },
});
export const find = cls({
  flex: '1 0 180px',
  maxWidth: 240,
  marginLeft: 'auto',
  '@tiny': { maxWidth: 'none', flex: 'none', margin: 0 },
});

/** The title, and the price alerts of a player. */
export const titled = cls({ display: 'flex', alignItems: 'center', '& > h2': { flex: 1, minWidth: 0 } });
export const head = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  height: 48,
  padding: '0 16px',
  type: 'base',
  fontWeight: 600,
  textAlign: 'left',
  borderRadius: '$lg',
  '&:focus-visible': { outlineOffset: -2 },
  '& > svg': { marginLeft: 'auto', color: '$text3' },
});
export const body = cls({ padding: '0 12px 12px 16px', containerType: 'inline-size' });

/** Prices of one width, on the right as in the lists; the names have what is left. */
const row = { display: 'grid', gap: 4, alignItems: 'center', minHeight: 'var(--price-height, 44px)' } as const;
const stacked = { '@tiny': { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' } } as const;
export const wide = cls({
  ...row,
  gridTemplateColumns: 'minmax(0, 1fr) repeat(var(--columns), clamp(96px, 17cqw, 144px))',
  ...stacked,
});
export const narrow = cls({
  ...row,
  gridTemplateColumns: 'minmax(0, 1fr) repeat(var(--columns), clamp(60px, 9.2cqw, 80px))',
  // Too narrow for the word: the lock says it.
  '& [data-word="suspended"]': { display: 'none' },
  ...stacked,
});
export const grid = cls({ ...row, gridTemplateColumns: 'repeat(var(--columns), minmax(0, 240px))' });
export const list = cls({ ...row, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 156px), 1fr))' });
export const rows = cls({ display: 'grid', gap: 4 });

export const columnHead = cls({
  type: 'micro',
  color: '$text3',
  height: 20,
  lineHeight: '20px',
  minWidth: 0,
  textAlign: 'center',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const heads = cls({ '&&': { minHeight: 0 } });
export const corner = cls({ '@tiny': { display: 'none' } });

export const name = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  paddingRight: 12,
  type: 'base',
  fontWeight: 600,
  color: '$text',
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { display: 'block', type: 'caption', color: '$text3', overflow: 'hidden', textOverflow: 'ellipsis' },
  '@tiny': { gridColumn: '1 / -1', minHeight: 32 },
});
export const plainName = cls({ '&&': { color: '$text2' } });
export const initials = cls({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  backgroundColor: '$surface3',
  color: '$text2',
  type: 'micro',
  letterSpacing: 0,
});
export const headshot = cls({ flex: 'none', width: 32, height: 32, borderRadius: '50%', backgroundColor: '$surface3' });

export const foot = cls({ display: 'flex', gap: 20, marginTop: 8 });
export const more = cls({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  borderRadius: '$xs',
  '&:hover': { color: '$text' },
});
export const closedHead = cls({ '&&': { color: '$text2', '&:hover': { color: '$text' } } });
export const found = cls({ type: 'body', color: '$text2', textAlign: 'center', padding: '8px 16px' });
