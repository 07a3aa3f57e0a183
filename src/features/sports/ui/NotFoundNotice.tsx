import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/Button.tsx';
import { OutOfBoundsIllustration } from '../../../ui/illustrations/OutOfBoundsIllustration.tsx';
import { messageStyles } from '../../../ui/PageShell.tsx';
import { useTitle } from '../../../ui/useTitle.ts';

/** Shown when the address is valid but its event or competition does not exist (any more). */
export function NotFoundNotice({ what }: { readonly what: 'event' | 'competition' }) {
  useTitle('Not found');
  return (
    <div className={messageStyles.block}>
      <OutOfBoundsIllustration width={180} />
      <h1 className={messageStyles.title}>This {what} is not on the board</h1>
      <p className={messageStyles.lead}>It may be over, or the link may be old.</p>
      <div className={messageStyles.actions}>
        <Link to="/" className={buttonStyle({ tone: 'primary' }).className}>
          Go home
        </Link>
        <Link to="/live" className={buttonStyle({ tone: 'outline' }).className}>
          Browse live games
        </Link>
      </div>
    </div>
  );
}
