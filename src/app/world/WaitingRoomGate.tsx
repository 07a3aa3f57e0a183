import { lazy, Suspense } from 'react';
import { loadWaitingRoom } from '../../features/system/index.ts';
import { useStore } from '../../platform/externalStore.ts';
import { usePlatform } from '../../platform/usePlatform.ts';

const WaitingRoom = lazy(() => loadWaitingRoom().then((module) => ({ default: module.WaitingRoom })));

/** Over everything while start-up answers that the house is full. The page below it is kept, and there again when it is let in. */
export function WaitingRoomGate() {
  const { cfWaitingRoom } = useStore(usePlatform().startup);
  if (!cfWaitingRoom?.inWaitingRoom) return null;
  return (
    <Suspense fallback={null}>
      <WaitingRoom refreshIntervalSeconds={cfWaitingRoom.refreshIntervalSeconds} />
    </Suspense>
  );
}
