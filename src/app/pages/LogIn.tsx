import { useSyncExternalStore } from 'react';
import { LogInPage } from '../../features/session/index.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { useWorld } from '../world/worldContext.ts';

/** `/login`: knows how many picks wait in the slip. */
export function LogIn() {
  const { betslip } = useWorld();
  useTitle('Log in');
  const count = useSyncExternalStore(betslip.subscribe, () => betslip.slip().legs.length);
  return <LogInPage pickCount={count} />;
}
