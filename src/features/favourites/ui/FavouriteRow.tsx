import { Link } from 'react-router';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon, iconNamed } from '../../../ui/icons/Icon.tsx';
import { TeamBadge } from '../../../ui/TeamBadge.tsx';
import { type Favourite, favouriteLine } from '../logic/favourite.ts';
import { FavouriteStar } from './FavouriteStar.tsx';

const row = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  borderBottom: '1px solid $line',
  '&:last-child': { borderBottom: 0 },
  '& > a': { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 12, padding: '10px 0' },
  '& b, & small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { type: 'base', fontWeight: 600 },
  '& small': { type: 'caption', color: '$text2' },
  '& a:hover b': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
const words = cls({ minWidth: 0 });
const disc = cls({
  flex: 'none',
  width: 28,
  height: 28,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '$pill',
  backgroundColor: '$surface2',
  color: '$text2',
});

/** What is starred, with its next event. */
export function FavouriteRow({ favourite }: { readonly favourite: Favourite }) {
  const now = useServices().clock.now();
  // Without a connection nothing knows what is starred but this list, and nothing changes it.
  const isOnline = useOnline();
  const [badge] = favourite.badges;
  return (
    <li className={row}>
      <Link to={favourite.path}>
        {badge ? (
          <TeamBadge {...badge} />
        ) : (
          <span className={disc}>
            <Icon name={iconNamed(favourite.icon)} size={16} />
          </span>
        )}
        <span className={words}>
          <b>{favourite.title}</b>
          <small>{favouriteLine(favourite, now)}</small>
        </span>
      </Link>
      {isOnline && <FavouriteStar id={favourite.id} name={favourite.title} />}
    </li>
  );
}
