import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';
import { isOpenable } from '../../../core/money/isOpenable.ts';

export interface PlainLinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
}

/**
 * A link from the data of the brand or the server. Paths navigate inside the app, `https` addresses open beside it, mail and phone numbers in
 * their programs. Any other address is only its text.
 */
export function PlainLink({ href, children, ...rest }: PlainLinkProps) {
  if (/^\/(?!\/)/.test(href))
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  const isOutside = isOpenable(href);
  if (!isOutside && !/^(mailto|tel):/.test(href)) return <span className={rest.className}>{children}</span>;
  const outside = isOutside ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a href={href} {...outside} {...rest}>
      {children}
    </a>
  );
}
