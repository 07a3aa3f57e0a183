import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { CategoryLink } from '../logic/games.ts';
import { crumbs } from './pageStyles.ts';

/** The way back to the lobby. */
export function Crumbs({ categories, here }: { readonly categories?: readonly CategoryLink[]; readonly here: string }) {
  return (
    <nav className={crumbs} aria-label="Breadcrumb">
      {[{ label: 'Casino', path: '/casino' }, ...(categories ?? [])].map(({ label, path }) => (
        <span key={path} className={crumbs}>
          <Link to={path}>{label}</Link>
          <Icon name="chevronRight" size={14} />
        </span>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  );
}
