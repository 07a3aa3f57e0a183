import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AccountButton } from './AccountButton.tsx';
import { AnonymousMenu } from './AnonymousMenu.tsx';

/** At the end of the header: a player's account or a visitor's menu; a placeholder until the session is known. */
export function HeaderMenu() {
  const { status } = useStore(useServices().session);
  if (status === 'unknown') return <Skeleton width={148} height={44} radius={22} />;
  return status === 'loggedIn' ? <AccountButton /> : <AnonymousMenu />;
}
