import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';

export interface PlainLinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
}

/** A link from the brand's data. Paths navigate inside the app, full URLs leave it. */
export function PlainLink({ href, children, ...rest }: PlainLinkProps) {
  if (href.startsWith('/'))
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  const outside = href.startsWith('http') ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a href={href} {...outside} {...rest}>
      {children}
    </a>
  );
}
