import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const start = lazyModule(() => import('./data/betslip.ts').then(({ startBetslip }) => startBetslip));

/** The player's picks, and placing bets on them. */
export const feature = {
  name: 'betslip',
  only: 'sportsbook',
  slots: {
    panel: lazyPart(() => import('./ui/BetslipPanel.tsx').then(({ BetslipPanel }) => BetslipPanel)),
    toasts: lazyPart(() => import('./ui/SlipToasts.tsx').then(({ SlipToasts }) => SlipToasts)),
  },
  start,
} satisfies Feature;
