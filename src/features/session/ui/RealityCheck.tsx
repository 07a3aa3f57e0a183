import { useEffect } from 'react';
import { useServices } from '../../../platform/usePlatform.ts';
import { useSessionTimes } from '../../../player/index.ts';
import { TOAST_SECONDS } from '../../../ui/toast/toastStore.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useSessionSpend } from '../data/sessionSpend.ts';
import { realityCheckText } from '../logic/realityCheckText.ts';

const ID = 'reality-check';
/** Other toasts may push it out, and a swipe removes it: it is shown again until the player understands. */
const SHOW_AGAIN_MS = 10_000;

/** The reality check-in toast. Mounted while it is open; draws nothing itself. */
export function RealityCheck() {
  const { playerSession, timers } = useServices();
  const { sessionDuration, realityCheckinInterval, spentInSession } = useSessionTimes((all) => all);
  const spentCents = useSessionSpend() ?? spentInSession;
  const toast = useToast();
  const elapsedSeconds = Math.floor((sessionDuration ?? 0) / 1000);
  // The text changes once a minute, or with what was spent.
  const shownSeconds = elapsedSeconds < 60 ? elapsedSeconds : elapsedSeconds - (elapsedSeconds % 60);

  useEffect(() => {
    if (realityCheckinInterval === null) return;
    const facts = { elapsedSeconds: shownSeconds, intervalSeconds: realityCheckinInterval, spentCents };
    const show = (): void => {
      toast.show({
        id: ID,
        ...realityCheckText(facts),
        type: 'info',
        dismissible: false,
        secondsUntilRemoved: TOAST_SECONDS.untilDismissed,
        action: { label: 'I Understand', onClick: () => playerSession.getSnapshot()?.understood() },
      });
    };
    show();
    return timers.every(SHOW_AGAIN_MS, show);
  }, [realityCheckinInterval, shownSeconds, spentCents, playerSession, timers, toast]);

  useEffect(() => () => toast.dismiss(ID), [toast]);
  return null;
}
