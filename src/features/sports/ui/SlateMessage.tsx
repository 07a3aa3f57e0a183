import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { cardStyle } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NoBetsIllustration } from '../../../ui/illustrations/NoBetsIllustration.tsx';
import { OfflineIllustration } from '../../../ui/illustrations/OfflineIllustration.tsx';

/** Fixed by the specification, section 8. */
const INLINE_ERROR = 'Oops, we encountered an error. Please hang on and try again later while we sort things out.';

export function SlateError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={cardStyle} role="alert">
      <EmptyState
        illustration={<OfflineIllustration />}
        title="The lines did not come through"
        action={
          <Button tone="outline" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {INLINE_ERROR}
      </EmptyState>
    </div>
  );
}

export function SlateEmpty({ title, children, action }: { title: string; children: string; action?: ReactNode }) {
  return (
    <div className={cardStyle}>
      <EmptyState illustration={<NoBetsIllustration />} title={title} {...(action ? { action } : {})}>
        {children}
      </EmptyState>
    </div>
  );
}
