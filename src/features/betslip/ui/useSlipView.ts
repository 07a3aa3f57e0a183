import { useMemo, useSyncExternalStore } from 'react';
import { PLACE_LABEL } from '../logic/constants.ts';
import type { SlipState } from '../logic/slipState.ts';
import { type SlipView, slipView } from '../logic/slipView.ts';
import { useBetslipParts } from './betslipContext.ts';

export function useSlipState(): SlipState {
  const { betslip } = useBetslipParts();
  return useSyncExternalStore(betslip.subscribe, betslip.getSnapshot, betslip.getSnapshot);
}

/** The slip's view, recomputed whenever one of its inputs changes. */
export function useSlipView(): SlipView {
  const { betslip, login, online, balanceCents, format } = useBetslipParts();
  const state = useSlipState();
  return useMemo(
    () =>
      slipView({
        slip: betslip.slip(),
        drafts: state.drafts,
        tab: state.tab.tab,
        login,
        online,
        loading: state.loading,
        changing: state.pending.length > 0 || state.accepting,
        placement: state.placement,
        balanceCents,
        format,
        placeLabel: PLACE_LABEL,
      }),
    [betslip, state, login, online, balanceCents, format],
  );
}
