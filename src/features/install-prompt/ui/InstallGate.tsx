import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const prompt = lazyPart(() => import('./InstallPrompt.tsx').then((module) => module.InstallPrompt));

/** Loads the suggestion once the browser offers to install the app. */
export function InstallGate() {
  return useStore(useServices().install).available && <prompt.Component />;
}
