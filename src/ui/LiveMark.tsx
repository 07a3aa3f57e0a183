import type { ReactNode } from 'react';
import { cls, join } from './cls.ts';

const mark = cls({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: '$live',
  type: 'micro',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&::before': { content: '""', width: 6, height: 6, flex: 'none', borderRadius: '50%', backgroundColor: 'currentColor' },
});

/** A dot and the words or clock beside it: live is never told by colour alone. */
export function LiveMark({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <span className={join(mark, className)}>{children}</span>;
}
