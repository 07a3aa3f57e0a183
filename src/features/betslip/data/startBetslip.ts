import { lazyModule } from '../../../../core/lazyModule.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { SharedServices } from '../../../platform/services.ts';
import { betslipSelections } from './betslipSelections.ts';
import { KEPT_SLIP } from './keptDefinitions.ts';
import { type LateBetslip, lateBetslip } from './lateBetslip.ts';
import { createSlipState } from './slipState.ts';
import type { BetslipNeeds, WaitingSlip } from './wireBetslip.ts';

const effects = lazyModule(() => import('./wireBetslip.ts'));

/** The betslip of this page. */
export const betslipOf = onePerPage((services: BetslipNeeds): LateBetslip => {
  const { session, connection, clock, report, keep, keepInTab } = services;
  const waiting: WaitingSlip = {
    state: createSlipState(),
    keptSlip: keep(KEPT_SLIP),
    unsent: keepInTab('betslip.unsent.1'),
    login: { getSnapshot: () => session.getSnapshot().status, subscribe: session.subscribe },
  };
  return lateBetslip({
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
