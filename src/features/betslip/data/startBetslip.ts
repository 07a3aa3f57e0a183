import { lazyModule } from '../../../../core/lazyModule.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices, SharedServices } from '../../../platform/services.ts';
import { betslipSelections } from './betslipSelections.ts';
import { type LazyBetslip, lazyBetslip } from './lazyBetslip.ts';
import type { BetslipNeeds, EagerSlip } from './pageBetslip.ts';
import { PERSISTED_SLIP } from './persistedDefinitions.ts';
import { createSlipState } from './slipState.ts';

const logic = lazyModule(() => import('./pageBetslip.ts'));

/** The betslip of this page. */
export const betslipOf = onePerPage((services: BetslipNeeds): LazyBetslip => {
  const { session, connection, clock, report, persist, persistInTab } = services;
  const eager: EagerSlip = {
    state: createSlipState(),
    persistedSlip: persist(PERSISTED_SLIP),
    unsent: persistInTab('betslip.unsent.1'),
    login: { getSnapshot: () => session.getSnapshot().status, subscribe: session.subscribe },
  };
  return lazyBetslip({
    ...eager,
    connection,
    now: clock.now,
    report,
    load: async () => (await logic.load()).createPageBetslip(services, eager),
  });
});

const NO_PICKS: SharedServices['picks'] = {
  subscribe: () => () => undefined,
  has: () => false,
  count: () => 0,
  toggle: () => undefined,
};

/** A standalone casino has no betslip: nothing is stored and nothing requested. */
export function startBetslip(services: BetslipNeeds & Pick<PlatformServices, 'brandKind'>): Pick<SharedServices, 'picks'> {
  if (services.brandKind === 'casino') return { picks: NO_PICKS };
  return { picks: betslipSelections(betslipOf(services)) };
}
