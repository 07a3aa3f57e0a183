import type { ReactNode } from 'react';
import { Button, buttonStyle } from '../Button.tsx';
import { cardStyle } from '../Card.tsx';
import { cls } from '../cls.ts';
import { EmptyState } from '../EmptyState.tsx';
import { OfflineIllustration } from '../illustrations/OfflineIllustration.tsx';
import { Note } from '../Note.tsx';
import type { RegionSize, RegionWords } from './regionWords.ts';

/** Fixed by the specification, section 8. */
const INLINE_ERROR = 'Oops, we encountered an error. Please hang on and try again later while we sort things out.';

export interface RegionMessageProps {
  readonly kind: 'error' | 'offline';
  readonly words: RegionWords;
  readonly size: RegionSize;
  readonly onRetry: () => void;
}

const line = cls({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, type: 'body', color: '$text2' });
const stack = cls({ display: 'grid', gap: 12 });

/** Not "Try again": the text above it says to try again later. */
const RETRY = 'Reload this part';

/** The way on without a connection: home is on every device that has opened the app. A plain link, which no router has to know. */
const HOME = (
  <a className={buttonStyle({ tone: 'outline' }).className} href="/">
    Go to home
  </a>
);

/** Stands where the data of a region would stand: an error with a retry, or that the data is not on this device. */
export function RegionMessage({ kind, words, size, onRetry }: RegionMessageProps) {
  const isError = kind === 'error';
  const title = isError ? words.error : words.offline;
  const detail = isError ? (words.errorDetail ?? INLINE_ERROR) : words.offlineDetail;
  const role = isError ? 'alert' : 'status';
  // Without a connection a retry cannot succeed, and the page asks by itself as soon as it can.
  const retry = (tone: 'outline' | 'text'): ReactNode =>
    isError && (
      <Button tone={tone} size={size === 'line' ? 'sm' : 'md'} onClick={onRetry}>
        {words.errorDetail === undefined ? RETRY : 'Try again'}
      </Button>
    );
  if (size === 'line')
    return (
      <p className={line} role={role}>
        {title}
        {retry('text')}
      </p>
    );
  if (size === 'panel')
    return (
      <div className={stack}>
        <Note tone={isError ? 'warning' : 'neutral'} icon={isError ? 'warning' : 'offline'} role={role} title={title}>
          {detail}
        </Note>
        {retry('outline')}
      </div>
    );
  return (
    <div className={cardStyle} role={role}>
      <EmptyState illustration={<OfflineIllustration />} title={title} action={isError ? retry('outline') : HOME}>
        {detail}
      </EmptyState>
    </div>
  );
}
