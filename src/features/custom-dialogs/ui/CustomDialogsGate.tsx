import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const customDialogs = lazyPart(() => import('./CustomDialogs.tsx').then((module) => module.CustomDialogs));

/** Loads the dialogs for a player, and notes when they logged in on this page. */
export function CustomDialogsGate() {
  const { session, clock } = useServices();
  const { status } = useStore(session);
  const before = useRef(status);
  const [loggedInAt, setLoggedInAt] = useState<number | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (was !== status) setLoggedInAt(was === 'loggedOut' && status === 'loggedIn' ? clock.now() : null);
  }, [status, clock]);
  return status === 'loggedIn' && <customDialogs.Component loggedInAt={loggedInAt} />;
}
