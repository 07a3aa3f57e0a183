import { type ReactNode, useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { useStore } from '../../platform/externalStore.ts';
import type { PageRoute } from '../../platform/feature.ts';
import { useServices } from '../../platform/usePlatform.ts';
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
  const { flags } = useServices();
  const areKnown = useStore(flags.areKnown);
  const readHidden = (): boolean => isHidden(guard, { brand, params, isOn: flags.get });
  const hidden = useSyncExternalStore(flags.subscribe, readHidden, readHidden);
  const placeholder = waiting ? <waiting.Component /> : <WaitingPage />;
  // A flag may still change from its default.
  if (guard.flags && !areKnown) return placeholder;
  if (hidden) return <NotFoundMessage />;
  if (!guard.player) return content;
  return (
    <RequireLogIn waiting={placeholder} warning={<warning.Component />}>
      {content}
    </RequireLogIn>
  );
}
