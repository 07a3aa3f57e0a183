import { type ReactNode, useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { useStore } from '../../platform/externalStore.ts';
import type { PageRoute } from '../../platform/feature.ts';
import { useOnline, useServices } from '../../platform/usePlatform.ts';
import { usePlayer } from '../../player/index.ts';
import { useBrand } from '../../ui/brandContext.ts';
import { ERROR_TEXT } from '../../ui/errorText.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { NotFoundMessage } from '../../ui/NotFoundMessage.tsx';
import { PageSkeleton, waitingPage } from '../../ui/PageSkeleton.tsx';
import { RegionMessage } from '../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../ui/region/regionWords.ts';
import { Text } from '../../ui/Text.tsx';
import { isHidden } from './isHidden.ts';
import { RequireLogIn } from './RequireLogIn.tsx';

const warning = lazyPart(() => import('./LocationWarning.tsx').then((module) => module.LocationWarning));

const casinoClosed = lazyPart(() => import('../../ui/CasinoClosed.tsx').then((module) => module.CasinoClosed));

const WORDS: RegionWords = {
  error: ERROR_TEXT.title,
  offline: 'This page is not saved on this device',
  offlineDetail: 'Your money and your bets are safe with us. It loads as soon as you’re back online.',
};

/** Without a connection the session of a player cannot be checked. */
function Waiting({ row: { title, waiting } }: Pick<GuardedProps, 'row'>) {
  const { checkConnection } = useServices();
  if (useOnline()) return waiting ? <waiting.Component /> : <PageSkeleton />;
  return (
    <div className={waitingPage}>
      <Text as="h1" type="page">
        {title}
      </Text>
      <RegionMessage kind="offline" size="card" words={WORDS} onRetry={checkConnection} />
    </div>
  );
}

export interface GuardedProps {
  readonly row: Pick<PageRoute, 'path' | 'guard' | 'waiting' | 'title' | 'offline'>;
  readonly content: ReactNode;
}

/** Shows a page to those whom its row lets see it. */
export function Guarded({ row, content }: GuardedProps) {
  const { guard = {} } = row;
  const brand = useBrand();
  const params = useParams();
  const { flags } = useServices();
  const restriction = usePlayer(({ account }) => account?.casinoRestriction ?? null);
  const areKnown = useStore(flags.areKnown);
  const readHidden = (): boolean => isHidden(guard, { brand, params, isOn: flags.get });
  const hidden = useSyncExternalStore(flags.subscribe, readHidden, readHidden);
  // A flag may still change from its default.
  if (guard.flags && !areKnown) return <Waiting row={row} />;
  // Keyed, so that its title follows that of each hidden row.
  if (hidden) return <NotFoundMessage key={row.path} />;
  if (guard.casino && restriction !== null) return <casinoClosed.Component title={row.title ?? ''} {...restriction} />;
  if (!guard.player) return content;
  return (
    <RequireLogIn isKept={row.offline === 'saved'} waiting={<Waiting row={row} />} warning={<warning.Component />}>
      {content}
    </RequireLogIn>
  );
}
