import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const waitingRoom = lazyPart(() => import('./WaitingRoom.tsx').then(({ WaitingRoom }) => WaitingRoom));

/** Over everything while start-up answers that the service is full. The page below it is kept, and there again when the visitor is let in. */
export function WaitingRoomGate() {
  const { cfWaitingRoom } = useStore(useServices().startup);
  if (!cfWaitingRoom?.inWaitingRoom) return null;
  return <waitingRoom.Component refreshIntervalSeconds={cfWaitingRoom.refreshIntervalSeconds} />;
}
