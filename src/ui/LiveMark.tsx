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

/** A dot with the text or clock beside it, so that colour alone never marks a live event. */
export function LiveMark({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <span className={join(mark, className)}>{children}</span>;
}
