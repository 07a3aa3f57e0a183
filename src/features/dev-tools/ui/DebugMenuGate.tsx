import { useFlag } from '../../../platform/flags/useFlag.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const menu = lazyPart(() => import('./DebugMenu.tsx').then((module) => module.DebugMenu));

/** The debug menu while its operational flag is on. */
export function DebugMenuGate() {
  return useFlag('debug-menu') ? <menu.Component /> : null;
}
