import type { ReactNode } from 'react';
import { cls, join } from './cls.ts';

const box = cls({
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 4,
  padding: '24px 32px',
  color: '$text2',
  type: 'body',
  '& > svg': { marginBottom: 12 },
  '& > strong': { color: '$text', type: 'title', maxWidth: 320, textWrap: 'balance' },
  '& > p': { maxWidth: 320, textWrap: 'balance' },
});

const actions = cls({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginTop: 12,
  // On the page itself, a quiet fill is nearly the page's own colour in the light mode.
  '& > a': { boxShadow: 'inset 0 0 0 1px $colors$lineStrong' },
});

export interface EmptyStateProps {
  readonly illustration?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string;
}

/** Says that there is no content yet, and what to do. */
export function EmptyState({ illustration, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={join(box, className)}>
      {illustration}
      <strong>{title}</strong>
      {children && <p>{children}</p>}
      {action && <div className={actions}>{action}</div>}
    </div>
  );
}
