import { lazyPart } from '../ui/lazyPart.tsx';

/** Loaded with the click that needs a code. */
export const codeDialog = lazyPart(() => import('./CodeDialog.tsx').then((module) => module.CodeDialog));
