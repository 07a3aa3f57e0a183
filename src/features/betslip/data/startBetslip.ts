import { KEPT_SLIP } from './keptDefinitions.ts';
import { type LateBetslip, lateBetslip } from './lateBetslip.ts';
import { createSlipState } from './slipState.ts';
import type { BetslipNeeds, WaitingSlip } from './wireBetslip.ts';

/** The betslip of this page, on the real world. Once a page. */
export function startBetslip(needs: BetslipNeeds): LateBetslip {
  const { session, connection, clock, report, keep, keepInTab } = needs.platform;
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
    load: async () => (await import('./wireBetslip.ts')).wireBetslip(needs, waiting),
  });
}
