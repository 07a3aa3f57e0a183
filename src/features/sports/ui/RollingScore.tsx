import { useEffect, useRef, useState } from 'react';
import { cls, join } from '../../../ui/cls.ts';
import { keyframes } from '../../../ui/stitches.ts';
import { DIGIT_ROLL_MS, EASE_ROLL } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { digitsOf } from '../logic/digits.ts';

const rollIn = keyframes({ from: { transform: 'translateY(100%)' } });

const digits = cls({ display: 'inline-flex', overflow: 'hidden', height: 48 });
const rolling = cls({ display: 'block', animation: `${rollIn} ${DIGIT_ROLL_MS}ms ${EASE_ROLL}` });
const still = cls({ display: 'block' });

function Digit({ text, rolls }: { readonly text: string; readonly rolls: boolean }) {
  // Set at mount: a digit that was rendered before the score changed does not roll in.
  const [isNew] = useState(rolls);
  return <span className={isNew ? rolling : still}>{text}</span>;
}

/** A score whose changed digits roll in. Screen readers get the whole number once. */
export function RollingScore({ score, className }: { readonly score: number; readonly className?: string }) {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
  }, []);
  return (
    <span className={className}>
      <VisuallyHidden>{score}</VisuallyHidden>
      <span className={join(digits)} aria-hidden="true">
        {digitsOf(score).map((digit) => (
          <Digit key={`${digit.place}-${digit.text}`} text={digit.text} rolls={shown.current} />
        ))}
      </span>
    </span>
  );
}
