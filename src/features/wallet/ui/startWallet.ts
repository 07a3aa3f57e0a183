import type { SharedServices } from '../../../platform/services.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

/** The quick deposit for the slip, whose code is loaded where its flag is on, and what home says to a new player. */
export const startWallet = (): Pick<SharedServices, 'quickDeposit' | 'playCredit'> => ({
  playCredit: lazyPart(() => import('./PlayCreditNote.tsx').then((module) => module.PlayCreditNote)),
  quickDeposit: {
    gate: lazyPart(() => import('./quick/QuickDepositGate.tsx').then((module) => module.QuickDepositGate)),
    form: lazyPart(() => import('./quick/QuickDepositForm.tsx').then((module) => module.QuickDepositForm)),
  },
});
