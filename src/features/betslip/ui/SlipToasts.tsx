import { useEffect } from 'react';
import { useServices } from '../../../platform/usePlatform.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { betslipOf } from '../data/betslip.ts';
import { noticeToast } from './noticeToast.ts';

/** Shows the slip's messages as toasts. */
export function SlipToasts() {
  const betslip = betslipOf(useServices());
  const toast = useToast();
  useEffect(() => betslip.onNotice((notice) => toast.show(noticeToast(notice, betslip))), [betslip, toast]);
  return null;
}
