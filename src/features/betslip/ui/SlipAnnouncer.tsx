import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { type Announcer, announce } from '../logic/view/announce.ts';
import { useBetslipParts } from './betslipContext.ts';
import { useSlipState } from './useSlipView.ts';

/** The slip's one polite live region. Announces changes in sentences, at most every two seconds. */
export function SlipAnnouncer() {
  const { betslip, format } = useBetslipParts();
  const { now } = betslip;
  const { server } = useSlipState();
  const [announcement, setAnnouncement] = useState('');
  const memory = useRef<Announcer>({ lastAt: null, announced: betslip.slip().legs });

  useEffect(() => {
    let timer: number | undefined;
    const speak = (): void => {
      const step = announce(memory.current, server?.legs ?? [], format, now());
      memory.current = step.announcer;
      if (step.say !== null) setAnnouncement(step.say);
      if (step.wakeAt !== null) timer = window.setTimeout(speak, step.wakeAt - now());
    };
    speak();
    return () => window.clearTimeout(timer);
  }, [server, format, now]);

  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {announcement}
      </span>
    </VisuallyHidden>
  );
}
