import { useStore } from '../../../platform/externalStore.ts';
import { useServices, useShowsPlayer } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { AccountButtonSkeleton } from './AccountButtonSkeleton.tsx';
import { AnonymousMenu } from './AnonymousMenu.tsx';

/** Not for visitors, so it is loaded when a player is known. */
const accountButton = lazyPart(() => import('./AccountButton.tsx').then((module) => module.AccountButton), {
  place: AccountButtonSkeleton,
});

/** At the end of the header: a player's account or a visitor's menu; a placeholder until the session is known. */
export function HeaderMenu() {
  const { status } = useStore(useServices().session);
  if (useShowsPlayer()) return <accountButton.Component />;
  return status === 'unknown' ? <AccountButtonSkeleton /> : <AnonymousMenu />;
}
