import { useState } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const notice = lazyPart(() => import('./UpdateNotice.tsx').then((module) => module.UpdateNotice));

/** Offers each newer version once, unless a bet is in flight. */
export function UpdateGate() {
  const { update, unfinished } = useServices();
  const { offers } = useStore(update);
  const held = useStore(unfinished).some(({ kind }) => kind === 'bet');
  const [dismissed, setDismissed] = useState(0);
  return offers > dismissed && !held ? <notice.Component key={offers} onDismiss={() => setDismissed(offers)} /> : null;
}
