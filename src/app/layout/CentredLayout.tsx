import type { ReactNode } from 'react';
import { cls } from '../../ui/cls.ts';
import { CONTENT_WIDTH } from '../../ui/tokens.ts';

const column = cls({ width: '100%', maxWidth: CONTENT_WIDTH, margin: '0 auto', minHeight: '70dvh' });

/** Centres a page and limits it to the content width. A narrower page begins at its left edge, as all pages do. */
export function CentredLayout({ children }: { readonly children: ReactNode }) {
  return <div className={column}>{children}</div>;
}
