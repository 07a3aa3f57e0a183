import type { ReactNode } from 'react';
import { cls } from '../../ui/cls.ts';
import { CONTENT_WIDTH } from '../../ui/tokens.ts';

const column = cls({ maxWidth: CONTENT_WIDTH, margin: '0 auto', minHeight: '70dvh' });

/** Centres a page and limits it to the content width. */
export function CentredLayout({ children }: { readonly children: ReactNode }) {
  return <div className={column}>{children}</div>;
}
