import { Link } from 'react-router';
import { kindOf } from '../brand/products.ts';
import { buttonStyle } from './Button.tsx';
import { useBrand } from './brandContext.ts';
import { OutOfBoundsIllustration } from './illustrations/OutOfBoundsIllustration.tsx';
import { messageStyles } from './PageShell.tsx';
import { useTitle } from './useTitle.ts';

const MORE = {
  sportsbook: { label: 'Browse live games', href: '/live' },
  casino: { label: 'Browse games', href: '/casino' },
} as const;

/** The message of every address without a page. */
export function NotFoundMessage() {
  const more = MORE[kindOf(useBrand().code)];
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
        <Link to={more.href} className={buttonStyle({ tone: 'outline' }).className}>
          {more.label}
        </Link>
      </div>
    </div>
  );
}
