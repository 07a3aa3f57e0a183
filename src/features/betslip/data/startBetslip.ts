import { lazyModule } from '../../../../core/lazyModule.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { SharedServices } from '../../../platform/services.ts';
import { betslipSelections } from './betslipSelections.ts';
import { type LazyBetslip, lazyBetslip } from './lazyBetslip.ts';
import { PERSISTED_SLIP } from './persistedDefinitions.ts';
import { createSlipState } from './slipState.ts';
import type { BetslipNeeds, WaitingSlip } from './wireBetslip.ts';

const effects = lazyModule(() => import('./wireBetslip.ts'));

/** The betslip of this page. */
export const betslipOf = onePerPage((services: BetslipNeeds): LazyBetslip => {
  const { session, connection, clock, report, persist, keepInTab } = services;
  const waiting: WaitingSlip = {
    state: createSlipState(),
    persistedSlip: persist(PERSISTED_SLIP),
    unsent: keepInTab('betslip.unsent.1'),
    login: { getSnapshot: () => session.getSnapshot().status, subscribe: session.subscribe },
  };
  return lazyBetslip({
    ...waiting,
    connection,
    now: clock.now,
    report,
    load: async () => (await effects.load()).wireBetslip(services, waiting),
  });
});

export function startBetslip(services: BetslipNeeds): Pick<SharedServices, 'picks'> {
  return { picks: betslipSelections(betslipOf(services)) };
}
