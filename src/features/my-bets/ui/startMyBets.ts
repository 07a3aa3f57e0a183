import type { SharedServices } from '../../../platform/services.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

/** The lists of bets for other pages. Their code is loaded where they are drawn. */
export const startMyBets = (): Pick<SharedServices, 'bettingHistory' | 'openBets'> => ({
  bettingHistory: lazyPart(() => import('./BettingHistory.tsx').then((module) => module.BettingHistory)),
  openBets: lazyPart(() => import('./OpenBets.tsx').then((module) => module.OpenBets)),
});
