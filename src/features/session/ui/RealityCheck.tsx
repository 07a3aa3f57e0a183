import { useEffect, useRef } from 'react';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { useSessionTimes } from '../../../player/index.ts';
import { TOAST_SECONDS } from '../../../ui/toast/toastStore.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useLimitNames } from '../../../ui/useLimitNames.ts';
import { reportRealityCheck } from '../data/reportRealityCheck.ts';
import { useSessionSpend } from '../data/sessionSpend.ts';
import { realityCheckText } from '../logic/realityCheckText.ts';

const ID = 'reality-check';
/** Other toasts may push it out, and a swipe removes it: it is shown again until the player understands. */
const SHOW_AGAIN_MS = 10_000;

/** The reality check-in toast. Mounted while it is open; draws nothing itself. */
export function RealityCheck() {
  const { playerSession, timers } = useServices();
  const { sessionStart, sessionDuration, realityCheckinInterval, spentInSession } = useSessionTimes((all) => all);
  const spentCents = useSessionSpend() ?? spentInSession;
  const { checkIn: name } = useLimitNames();
  const toast = useToast();
  const elapsedSeconds = Math.floor((sessionDuration ?? 0) / 1000);
  // The text changes once a minute, or with what was spent.
  const shownSeconds = elapsedSeconds < 60 ? elapsedSeconds : elapsedSeconds - (elapsedSeconds % 60);

  const { send: report } = useMutation(reportRealityCheck);
  const elapsed = useRef(elapsedSeconds);
  elapsed.current = elapsedSeconds;
  // In a tab that nobody sees it is not shown yet. Without an answer nothing is missed by the player: the log alone lacks the row.
  useEffect(() => {
    let isReported = false;
    const seen = (): void => {
      if (isReported || document.visibilityState === 'hidden') return;
      isReported = true;
      void report({ event: 'shown', elapsed_seconds: elapsed.current });
    };
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [report]);

  const shownAt = (sessionStart ?? 0) + shownSeconds * 1000;

  useEffect(() => {
    if (realityCheckinInterval === null) return;
    const facts = { elapsedSeconds: shownSeconds, intervalSeconds: realityCheckinInterval, spentCents, name, now: shownAt };
    const understand = (): void => {
      void report({ event: 'answered', elapsed_seconds: elapsed.current });
      playerSession.getSnapshot()?.understood();
    };
    const show = (): void => {
      toast.show({
        id: ID,
        ...realityCheckText(facts),
        type: 'info',
        dismissible: false,
        secondsUntilRemoved: TOAST_SECONDS.untilDismissed,
        action: { label: 'I Understand', onClick: understand },
      });
    };
    show();
    return timers.every(SHOW_AGAIN_MS, show);
  }, [realityCheckinInterval, shownSeconds, shownAt, spentCents, name, playerSession, timers, toast, report]);

  useEffect(() => () => toast.dismiss(ID), [toast]);
  return null;
}
