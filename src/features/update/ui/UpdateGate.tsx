import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const notice = lazyPart(() => import('./UpdateNotice.tsx').then((module) => module.UpdateNotice));

/** Loads the notice once there is a newer version, and no slip or placement holds it back. */
export function UpdateGate() {
  const { ready, held } = useStore(useServices().update);
  return ready && !held ? <notice.Component /> : null;
}
