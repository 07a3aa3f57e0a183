import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/Button.tsx';
import { OutOfBoundsIllustration } from '../../../ui/illustrations/OutOfBoundsIllustration.tsx';
import { messageStyles } from '../../../ui/PageShell.tsx';
import { useTitle } from '../../../ui/useTitle.ts';

/** The page of every unknown address. */
export function NotFoundPage() {
  useTitle('This page is out of bounds');
  return (
    <div className={messageStyles.block}>
      <OutOfBoundsIllustration width={180} />
      <h1 className={messageStyles.title}>This page is out of bounds</h1>
      <p className={messageStyles.lead}>The link may be old or mistyped.</p>
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
