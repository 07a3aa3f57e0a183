import { lazyPart } from '../../../ui/lazyPart.tsx';

export const sessionBox = lazyPart(() => import('./SessionBox.tsx').then((module) => module.SessionBox));
