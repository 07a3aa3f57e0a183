import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { pickGateOf } from '../data/pickGate.ts';

const slipToasts = lazyPart(() => import('./SlipToasts.tsx').then((module) => module.SlipToasts));

/** Shows the slip's messages once its code is loaded. */
export function SlipToastsGate() {
  return useStore(pickGateOf(useServices()).isOpen) ? <slipToasts.Component /> : null;
}
