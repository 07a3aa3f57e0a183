import { useEffect, useRef } from 'react';
import { useWhereabouts } from '../../../player/queries.ts';
import { useBetslipParts } from './betslipContext.ts';

/** Reads the slip anew once the page's location check, in whatever tab, has begun or ended what keeps bets from being taken. */
export function useLocationOfSlip(): void {
  const { betslip, online } = useBetslipParts();
  const isChecked = useWhereabouts(({ check }) => check.checkedAt !== null);
  const isAuthorized = useWhereabouts(({ check }) => check.authorized);
  /** The slip was read when bets were taken, as far as anybody knew. */
  const wasAuthorized = useRef(true);
  useEffect(() => {
    if (!isChecked || !online || wasAuthorized.current === isAuthorized) return;
    wasAuthorized.current = isAuthorized;
    betslip.checkLocation(false);
  }, [isChecked, isAuthorized, betslip, online]);
}
