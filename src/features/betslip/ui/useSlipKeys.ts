import { useEffect } from 'react';
import { quickStakes } from '../logic/placement/quickStakes.ts';
import { stakeOfKey } from '../logic/view/slipKeys.ts';
import type { SlipView } from '../logic/view/slipView.ts';
import { useBetslipParts } from './betslipContext.ts';
import { useSlipPart } from './useSlipView.ts';

/**
 * Keys while the focus is in the slip: a number sets the quick stake of the card with the focus, else of the first, and
 * Escape goes back: from a deposit, from the maximized panel, to the button.
 */
export function useSlipKeys({ fieldsDisabled }: SlipView, maximized: boolean): void {
  const { betslip, balanceCents, panel } = useBetslipParts();
  const lastStakeCents = useSlipPart((state) => state.lastStakeCents);
  const view = panel.useView();
  useEffect(() => {
    const slip = document.getElementById('betslip');
    const controller = new AbortController();
    slip?.addEventListener('keydown', listener, { signal: controller.signal });

    function listener(event: KeyboardEvent): void {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
      // An open list of rewards has keys of its own.
      if (target.closest('[role=listbox]') !== null) return;
      const isField = target.matches('input, select, textarea');
      if (event.key === 'Escape' && !target.matches('select')) {
        event.preventDefault();
        if (view === 'quickDepositForm') panel.show('depositLeft');
        else panel.choose(maximized ? 'open' : 'minimized');
        return;
      }
      if (fieldsDisabled || event.altKey || isField) return;
      const stakeCents = stakeOfKey(event.key, quickStakes(lastStakeCents, balanceCents));
      const fields = target.closest('article')?.querySelector<HTMLElement>('[data-draft-bet]');
      const draftBetId = (fields ?? slip?.querySelector<HTMLElement>('[data-draft-bet]'))?.dataset.draftBet;
      if (stakeCents === null || draftBetId === undefined) return;
      event.preventDefault();
      betslip.setAmount(draftBetId, 'BET', stakeCents);
    }
    return () => controller.abort();
  }, [betslip, balanceCents, fieldsDisabled, lastStakeCents, maximized, panel, view]);
}
