import { lazyPart } from '../../../ui/lazyPart.tsx';

export const sessionTimes = lazyPart(() => import('./SessionTimes.tsx').then((module) => module.SessionTimes));
