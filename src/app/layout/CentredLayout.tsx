import type { ReactNode } from 'react';
import { cls } from '../../ui/cls.ts';
import { CONTENT_WIDTH } from '../../ui/tokens.ts';

const column = cls({ maxWidth: CONTENT_WIDTH, margin: '0 auto', minHeight: '70dvh' });

/** A page in the middle of the room there is, and no wider than the content of any page. */
export function CentredLayout({ children }: { readonly children: ReactNode }) {
  return <div className={column}>{children}</div>;
}
