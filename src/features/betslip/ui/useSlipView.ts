import { useMemo, useState, useSyncExternalStore } from 'react';
import type { SlipState } from '../logic/machine/slipState.ts';
import { chosenPoints } from '../logic/machine/teaserChoice.ts';
import { createReuse } from '../logic/view/keepEqual.ts';
import { type SlipFacts, type SlipView, slipView } from '../logic/view/slipView.ts';
import { useBetslipParts } from './betslipContext.ts';

export function useSlipState(): SlipState {
  const { betslip } = useBetslipParts();
  return useSyncExternalStore(betslip.subscribe, betslip.getSnapshot, betslip.getSnapshot);
}

/** One part of the state: a component of which there are many is rendered again only when its part changes. */
export function useSlipPart<Part>(pick: (state: SlipState) => Part): Part {
  const { betslip } = useBetslipParts();
  const read = (): Part => pick(betslip.getSnapshot());
  return useSyncExternalStore(betslip.subscribe, read, read);
}

/** The slip's view, recomputed whenever one of its inputs changes. The server sends whole slips; bets that have not changed stay the same. */
export function useSlipView(words: SlipFacts['words']): SlipView {
  const { betslip, login, online, paused, isSocketBlocked, onUpdate, balanceCents, format } = useBetslipParts();
  const state = useSlipState();
  const [reuse] = useState(createReuse<SlipView>);
  return useMemo(
    () =>
      reuse(
        slipView({
          slip: betslip.slip(),
          drafts: state.drafts,
          tab: state.tab.tab,
          login,
          online,
          paused,
          isSocketBlocked,
          outdated: onUpdate !== null,
          loading: state.loading,
          changing:
            state.pending.length > 0 ||
            state.accepting ||
            state.requests.some(({ kind }) => kind === 'points' || kind === 'reward'),
          teaserPoints: chosenPoints(state),
          pendingRewards: Object.fromEntries(
            state.requests.flatMap((one) => (one.kind === 'reward' ? [[one.draftBetId, one.reward] as const] : [])),
          ),
          placement: state.placement,
          oddsAcceptance: state.oddsAcceptance,
          smallMoveBasisPoints: state.smallMoveBasisPoints,
          balanceCents,
          format,
          words,
        }),
      ),
    [reuse, betslip, state, login, online, paused, isSocketBlocked, onUpdate, balanceCents, format, words],
  );
}
