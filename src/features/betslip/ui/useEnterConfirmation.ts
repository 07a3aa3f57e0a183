import { type KeyboardEvent, useState } from 'react';
import { questionOfEnter } from '../logic/view/slipKeys.ts';
import type { SlipView } from '../logic/view/slipView.ts';

export interface EnterConfirmation {
  /** Shown while the next Enter places. */
  readonly question: string | null;
  onKeyDown(event: KeyboardEvent): void;
  onBlur(): void;
}

/** Enter on the bet button places at the second press, after the question with the same amounts was shown. Clicks need no second one. */
export function useEnterConfirmation({ button, totalStakeCents, payoutCents }: SlipView): EnterConfirmation {
  const [shownQuestion, setShownQuestion] = useState<string | null>(null);
  const question = questionOfEnter(button, totalStakeCents, payoutCents);
  const isShown = question !== null && shownQuestion === question;
  return {
    question: isShown ? question : null,
    onKeyDown: (event) => {
      if (event.key === 'Escape' && isShown) {
        event.stopPropagation();
        setShownQuestion(null);
      }
      if (event.key !== 'Enter' || question === null) return;
      // The browser turns Enter into a click, also again and again while the key is held.
      if (event.repeat || !isShown) event.preventDefault();
      if (!event.repeat) setShownQuestion(isShown ? null : question);
    },
    onBlur: () => setShownQuestion(null),
  };
}
