import { lazyPart } from '../../../ui/lazyPart.tsx';

export const sessionTimes = lazyPart(() => import('./SessionTimes.tsx').then(({ SessionTimes }) => SessionTimes));
