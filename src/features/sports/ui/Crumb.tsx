import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';

const crumb = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  minWidth: 0,
  type: 'body',
  color: '$text3',
  '& a': { color: '$text2', fontWeight: 500, borderRadius: '$xs', whiteSpace: 'nowrap', '&:hover': { color: '$text' } },
  '& h1': { font: 'inherit', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

export interface CrumbProps {
  /** The way to the page; a step without a path is a word. */
  readonly steps: readonly { readonly label: string; readonly path: string | null }[];
  /** The page itself: the last step. */
  readonly children: ReactNode;
  /** At the end of the line. */
  readonly end?: ReactNode;
}

/** The way from the sport to a page. */
export function Crumb({ steps, children, end }: CrumbProps) {
  return (
    <nav className={crumb} aria-label="Breadcrumb">
      {steps.map(({ label, path }) => (
        <Fragment key={label}>
          {path === null ? <span>{label}</span> : <Link to={path}>{label}</Link>}
          <Icon name="chevronRight" size={14} />
        </Fragment>
      ))}
      {children}
      {end}
    </nav>
  );
}
