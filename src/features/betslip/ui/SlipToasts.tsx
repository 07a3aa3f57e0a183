import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../../../platform/usePlatform.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { betslipOf } from '../data/betslip.ts';
import { panelOf } from '../data/panelChoice.ts';
import { noticeToast } from './noticeToast.ts';

/** Shows the slip's messages as toasts. That it moved to another tab is said by the slip itself where it is open (MovedNote). */
export function SlipToasts() {
  const services = useServices();
  const betslip = betslipOf(services);
  const { isDrawn } = panelOf(services);
  const toast = useToast();
  const { pathname } = useLocation();
  useEffect(
    () =>
      betslip.onNotice((notice) => {
        if (notice.lasts !== 'movedTab' || !isDrawn.getSnapshot()) toast.show(noticeToast(notice, betslip));
      }),
    [betslip, isDrawn, toast],
  );
  // There is no slip beside the log-in that the message could be about.
  useEffect(() => {
    if (pathname === '/login') toast.dismiss('betslip');
  }, [pathname, toast]);
  return null;
}
