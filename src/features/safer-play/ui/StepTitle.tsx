import { useEffect, useRef } from 'react';
import { cls } from '../../../ui/cls.ts';

const title = cls({ type: 'title', '&:focus-visible': { outline: 'none' } });

/** The heading of a step. The step before it is gone, and with it the button that had the focus: the heading takes it. */
export function StepTitle({ isFocused, children }: { readonly isFocused: boolean; readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <h2 ref={heading} className={title} tabIndex={-1}>
      {children}
    </h2>
  );
}
