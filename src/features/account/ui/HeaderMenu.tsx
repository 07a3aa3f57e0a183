import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AccountButton } from './AccountButton.tsx';
import { AnonymousMenu } from './AnonymousMenu.tsx';

/** At the end of the bar: a player's account, a visitor's menu, or their place while nobody knows yet who is here. */
export function HeaderMenu() {
  const { status } = useStore(useServices().session);
  if (status === 'unknown') return <Skeleton width={148} height={44} radius={22} />;
  return status === 'loggedIn' ? <AccountButton /> : <AnonymousMenu />;
}
