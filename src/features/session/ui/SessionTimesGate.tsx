import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { sessionTimes } from './sessionTimesPart.ts';

/** Loads the times of the session for a player. */
export function SessionTimesGate() {
  const { status } = useStore(useServices().session);
  return status === 'loggedIn' && <sessionTimes.Component />;
}
