import { cls } from '../../../ui/cls.ts';
import { HEADER_HEIGHT, LAYER } from '../../../ui/tokens.ts';

export const strip = cls({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  left: 0,
  right: 0,
  zIndex: LAYER.header,
  maxHeight: `calc(100dvh - ${HEADER_HEIGHT + 16}px)`,
  overflowY: 'auto',
  padding: 6,
  borderRadius: '$md',
  backgroundColor: '$popover',
  border: '1px solid $line',
  boxShadow: '$shadows$float',
  color: '$text',
  '@small': { top: HEADER_HEIGHT, left: 8, right: 8 },
});
export const head = cls({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 36,
  padding: '0 4px 0 12px',
  type: 'micro',
  color: '$text3',
});
export const message = cls({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '10px 12px',
  type: 'body',
  color: '$text2',
});
export const offline = cls({
  padding: '8px 12px',
  type: 'caption',
  borderRadius: '$sm',
  backgroundColor: '$infoSoft',
  color: '$text',
});
export const rows = cls({ display: 'flex' });
export const list = cls({ flex: 1, minWidth: 0 });
export const option = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '4px 12px',
  textAlign: 'left',
  borderRadius: '$sm',
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: '$text3' },
  '&[aria-selected="true"]': { backgroundColor: '$surface3' },
});
export const recentTerm = cls({
  flex: 1,
  minWidth: 0,
  type: 'base',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const hint = cls({ type: 'caption', color: '$text3' });
/** The remove buttons beside the options: a button inside an option could not be reached. */
export const removals = cls({ display: 'grid', gridAutoRows: 44 });
export const skeletonRow = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '0 12px',
  '& > span:last-child': { display: 'grid', gap: 6 },
});
