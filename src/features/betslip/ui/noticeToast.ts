import { TOAST_SECONDS, type ToastAction, type ToastInput } from '../../../ui/toast/toastStore.ts';
import type { Betslip } from '../data/betslip.ts';
import type { SlipNotice } from '../logic/machine/slipState.ts';

type Actions = Pick<Betslip, 'undoRemoval' | 'chooseTab'>;

/** A message of the slip as a toast. A newer one replaces it, but what can be undone stays for its time. */
export function noticeToast({ action, lasts, ...notice }: SlipNotice, betslip: Actions): ToastInput {
  return {
    id: action === 'undo' ? action : 'betslip',
    ...notice,
    secondsUntilRemoved: TOAST_SECONDS[lasts ?? 'standard'],
    ...(action !== undefined && { action: toastAction(action, betslip) }),
  };
}

function toastAction(action: NonNullable<SlipNotice['action']>, betslip: Actions): ToastAction {
  return action === 'undo'
    ? { label: 'Undo', onClick: betslip.undoRemoval }
    : { label: action.label, onClick: () => betslip.chooseTab(action.tab) };
}
