import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';

const card = cls({ padding: '16px 16px 6px', '& > h2': { type: 'title', marginBottom: 4 } });
/** A bet, and its price as a link. */
export const asideRow = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  padding: '10px 0',
  borderBottom: '1px solid $line',
  '&:last-child': { borderBottom: 0 },
  '& b': { display: 'block', type: 'base', fontWeight: 600 },
  '& small': { display: 'block', type: 'caption', color: '$text2' },
  '& > a': { fontVariantNumeric: 'tabular-nums lining-nums', minWidth: 76 },
});

/** A list of bets beside the lines. */
export function AsideCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className={card} aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </Card>
  );
}
