import { lazyPart } from '../../../ui/lazyPart.tsx';

export const standaloneMenu = lazyPart(() => import('./StandaloneMenu.tsx').then((module) => module.StandaloneMenu));
export const standaloneRail = lazyPart(() => import('./StandaloneMenu.tsx').then((module) => module.StandaloneRail));
