import { type ReactNode, useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { useStore } from '../../platform/externalStore.ts';
import type { PageRoute, Saved } from '../../platform/feature.ts';
import { SavedPage, useOnline, useServices } from '../../platform/usePlatform.ts';
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

const NOT_SAVED: RegionWords = {
  error: ERROR_TEXT.title,
  offline: 'This page is not saved on this device',
  offlineDetail: 'Your money and your bets are safe with us. It loads as soon as you’re back online.',
};
const WORDS: Readonly<Record<Saved, RegionWords>> = {
  own: NOT_SAVED,
  public: NOT_SAVED,
  never: {
    ...NOT_SAVED,
    offline: 'This page works online only',
    offlineDetail: 'Nothing of it is ever saved on this device. Your money and your bets are safe with us.',
  },
};
const CLOSED: RegionWords = {
  ...NOT_SAVED,
  offline: 'What you have seen is closed for now',
  offlineDetail: 'The time that you chose, or your session, is over. It opens again as soon as you’re back online.',
};

/** Without a connection the session of a player cannot be checked. */
function Waiting({ row: { title, waiting, saved } }: Pick<GuardedProps, 'row'>) {
  const { checkConnection, closed } = useServices();
  const isClosed = useStore(closed) && saved === 'own';
  if (useOnline()) return waiting ? <waiting.Component /> : <PageSkeleton />;
  return (
    <div className={waitingPage}>
      <Text as="h1" type="page">
        {title}
      </Text>
      <RegionMessage kind="offline" size="card" words={isClosed ? CLOSED : WORDS[saved]} onRetry={checkConnection} />
    </div>
  );
}

export interface GuardedProps {
  readonly row: Pick<PageRoute, 'path' | 'guard' | 'waiting' | 'title' | 'saved'>;
  readonly content: ReactNode;
}

/** Shows a page to those whom its row lets see it, and has this device keep what they read on one of their own. */
export function Guarded({ row, content: page }: GuardedProps) {
  const { guard = {} } = row;
  const brand = useBrand();
  const params = useParams();
  const { flags } = useServices();
  const restriction = usePlayer(({ account }) => account?.casinoRestriction ?? null);
  const areKnown = useStore(flags.areKnown);
  const readHidden = (): boolean => isHidden(guard, { brand, params, isOn: flags.get });
  const hidden = useSyncExternalStore(flags.subscribe, readHidden, readHidden);
  const content = <SavedPage value={row.saved === 'own'}>{page}</SavedPage>;
  // A flag may still change from its default.
  if (guard.flags && !areKnown) return <Waiting row={row} />;
  // Keyed, so that its title follows that of each hidden row.
  if (hidden) return <NotFoundMessage key={row.path} />;
  if (guard.casino && restriction !== null) return <casinoClosed.Component title={row.title ?? ''} {...restriction} />;
  if (!guard.player) return content;
  return (
    <RequireLogIn saved={row.saved} waiting={<Waiting row={row} />} warning={<warning.Component />}>
      {content}
    </RequireLogIn>
  );
}
