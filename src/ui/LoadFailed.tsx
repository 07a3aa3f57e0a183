import { Button } from './Button.tsx';
import { cls } from './cls.ts';
import { ERROR_TEXT } from './errorText.ts';

const box = cls({ display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 8, padding: 24, textAlign: 'center' });
const heading = cls({ type: 'base', fontWeight: 600 });

export interface LoadFailedProps {
  readonly title?: string;
  /** Below the title. */
  readonly lead?: string;
  /** Null: the retry has failed too. Some browsers cache a failed load until the page is reloaded. */
  readonly onRetry: (() => void) | null;
}

/** Replaces a part of the page that failed to load or to render. */
export function LoadFailed({ title = ERROR_TEXT.title, lead, onRetry }: LoadFailedProps) {
  return (
    <div role="alert" className={box}>
      <p className={heading}>{title}</p>
      {lead && <p>{lead}</p>}
      <Button size="sm" onClick={onRetry ?? (() => window.location.reload())}>
        {onRetry ? 'Try again' : 'Reload'}
      </Button>
    </div>
  );
}
