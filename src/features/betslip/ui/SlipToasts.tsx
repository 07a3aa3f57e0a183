import { useEffect } from 'react';
import { useServices } from '../../../platform/usePlatform.ts';
import { TOAST_SECONDS } from '../../../ui/toast/toastStore.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { betslipOf } from '../data/betslip.ts';

/** Shows the slip's messages as toasts. */
export function SlipToasts() {
  const betslip = betslipOf(useServices());
  const toast = useToast();
  useEffect(
    () =>
      betslip.onNotice(({ action, lasts, ...notice }) =>
        toast.show({
          id: 'betslip',
          ...notice,
          secondsUntilRemoved: TOAST_SECONDS[lasts ?? 'standard'],
          ...(action === 'undo' && { action: { label: 'Undo', onClick: betslip.undoRemoval } }),
          ...(typeof action === 'object' && { action: { label: action.label, onClick: () => betslip.chooseTab(action.tab) } }),
        }),
      ),
    [betslip, toast],
  );
  return null;
}
