import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const waitingRoom = lazyPart(() => import('./WaitingRoom.tsx').then((module) => module.WaitingRoom));

/** Covers the page while startup answers that the service is full. The page below stays mounted and is shown again afterwards. */
export function WaitingRoomGate() {
  const { cfWaitingRoom } = useStore(useServices().startup);
  if (!cfWaitingRoom?.inWaitingRoom) return null;
  return <waitingRoom.Component refreshIntervalSeconds={cfWaitingRoom.refreshIntervalSeconds} />;
}
