import { Card } from './Card.tsx';
import { cls } from './cls.ts';
import { Skeleton } from './Skeleton.tsx';

export const waitingPage = cls({ display: 'grid', gap: 16 });

/** The boxes of a page of which nothing is known yet. */
export function PageSkeleton() {
  return (
    <div className={waitingPage} aria-busy="true">
      <Skeleton width={220} height={32} />
      <Card>
        <Skeleton height={320} />
      </Card>
    </div>
  );
}
