import { Link } from 'react-router';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { useFavourites } from '../data/favourites.ts';
import { FavouriteRow } from './FavouriteRow.tsx';

const card = cls({ padding: '16px 8px 4px 16px' });
const head = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginBottom: 4,
  paddingRight: 8,
  '& > h2': { type: 'title', flex: 1 },
  '& > a': { type: 'caption', fontWeight: 600, color: '$text2', padding: '6px 0', '&:hover': { color: '$text' } },
});

const SHOWN = 6;

/** The teams, competitions and players that the player has starred, each with its next event. Nothing without a star. */
export function FavouritesCard() {
  const all = useFavourites().data ?? [];
  if (all.length === 0) return null;
  return (
    <Card className={card} aria-label="Favorites">
      <div className={head}>
        <h2>Favorites</h2>
        <Link to="/favorites">All, and price alerts</Link>
      </div>
      <ul>
        {all.slice(0, SHOWN).map((favourite) => (
          <FavouriteRow key={favourite.id} favourite={favourite} />
        ))}
      </ul>
    </Card>
  );
}
