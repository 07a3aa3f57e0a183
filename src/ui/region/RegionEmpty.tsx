import type { ReactNode } from 'react';
import { cardStyle } from '../Card.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { NoBetsIllustration } from '../illustrations/NoBetsIllustration.tsx';

export interface RegionEmptyProps {
  readonly title: string;
  readonly children: string;
  readonly action?: ReactNode;
}

/** The server's answer is that there is nothing, and what to do about it. */
export function RegionEmpty({ title, children, action }: RegionEmptyProps) {
  return (
    <div className={cardStyle}>
      <EmptyState illustration={<NoBetsIllustration />} title={title} {...(action ? { action } : {})}>
        {children}
      </EmptyState>
    </div>
  );
}
