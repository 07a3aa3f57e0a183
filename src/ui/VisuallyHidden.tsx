import type { ReactNode } from 'react';
import { cls } from './cls.ts';

/** The class, for elements that need to be hidden themselves. */
export const visuallyHidden = cls({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
