import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { announce, QUIET, slipSentences } from '../logic/announce.ts';
import { useBetslipParts } from './betslipContext.ts';
import { useSlipState } from './useSlipView.ts';

/** The slip's one polite live region. Announces changes in sentences, at most every two seconds. */
export function SlipAnnouncer() {
  const { betslip, format } = useBetslipParts();
  const { now } = betslip;
  const { server } = useSlipState();
  const [said, setSaid] = useState('');
  const memory = useRef({ legs: betslip.slip().legs, announcer: QUIET });

  useEffect(() => {
    let timer: number | undefined;
    const legs = server?.legs ?? [];
    const speak = (sentences: readonly string[]): void => {
      const step = announce(memory.current.announcer, sentences, now());
      memory.current.announcer = step.announcer;
      if (step.say !== null) setSaid(step.say);
      if (step.wakeAt !== null) timer = window.setTimeout(() => speak([]), step.wakeAt - now());
    };
    const sentences = slipSentences(memory.current.legs, legs, format);
    memory.current.legs = legs;
    speak(sentences);
    return () => window.clearTimeout(timer);
  }, [server, format, now]);

  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {said}
      </span>
    </VisuallyHidden>
  );
}
