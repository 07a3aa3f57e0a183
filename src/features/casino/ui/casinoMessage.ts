import { lazyPart } from '../../../ui/lazyPart.tsx';
import type { CasinoMessageProps } from './CasinoMessage.tsx';

/** Most visitors never see it, and home of a casino pays for every byte that it loads. */
export const casinoMessage = lazyPart<CasinoMessageProps>(() =>
  import('./CasinoMessage.tsx').then((module) => module.CasinoMessage),
);
