import { cls } from '../../../ui/cls.ts';

/** A row of a menu: icon, text and trailing content. */
export const menuRow = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: '$md',
  type: 'base',
  color: '$text2',
  textAlign: 'left',
  '& > span': { flex: 1, minWidth: 0 },
  '&:hover': { backgroundColor: '$surface2', color: '$text' },
});
