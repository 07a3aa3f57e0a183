import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { PageRoute } from '../../platform/feature.ts';
import { useBrand } from '../../ui/brandContext.ts';
import { Card } from '../../ui/Card.tsx';
import { cls } from '../../ui/cls.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { NotFoundMessage } from '../../ui/NotFoundMessage.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { isHidden } from './isHidden.ts';
import { RequireLogIn } from './RequireLogIn.tsx';

const warning = lazyPart(() => import('./LocationWarning.tsx').then(({ LocationWarning }) => LocationWarning));

const waitingPage = cls({ display: 'grid', gap: 16 });

function WaitingPage() {
  return (
    <div className={waitingPage} aria-busy="true">
      <Skeleton width={220} height={32} />
      <Card>
        <Skeleton height={320} />
      </Card>
    </div>
  );
}

export interface GuardedProps {
  readonly row: Pick<PageRoute, 'guard' | 'waiting'>;
  readonly content: ReactNode;
}

/** Shows a page to those whom its row lets see it. */
export function Guarded({ row: { guard = {}, waiting }, content }: GuardedProps) {
  const brand = useBrand();
  const params = useParams();
  if (isHidden(guard, brand, params)) return <NotFoundMessage />;
  if (!guard.player) return content;
  const placeholder = waiting ? <waiting.Component /> : <WaitingPage />;
  return (
    <RequireLogIn waiting={placeholder} warning={<warning.Component />}>
      {content}
    </RequireLogIn>
  );
}
