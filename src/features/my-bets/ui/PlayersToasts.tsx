import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const settlementToasts = lazyPart(() => import('./SettlementToasts.tsx').then((module) => module.SettlementToasts));

/** A visitor has no bets, and does not load what says how they end. */
export function PlayersToasts() {
  const { status } = useStore(useServices().session);
  return status === 'loggedIn' ? <settlementToasts.Component /> : null;
}
