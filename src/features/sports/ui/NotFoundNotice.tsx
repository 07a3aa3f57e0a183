import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { OutOfBoundsIllustration } from '../../../ui/illustrations/OutOfBoundsIllustration.tsx';
import { useTitle } from '../../../ui/useTitle.ts';

/** The address is of this site, but what it names is not there (any more). */
export function NotFoundNotice({ what }: { readonly what: 'event' | 'competition' }) {
  useTitle('Not found');
  return (
    <EmptyState
      illustration={<OutOfBoundsIllustration width={180} />}
      title={`This ${what} is not on the board`}
      action={
        <Link to="/" className={buttonStyle({ tone: 'primary' }).className}>
          Go home
        </Link>
      }
    >
      It may be over, or the link may be old.
    </EmptyState>
  );
}
