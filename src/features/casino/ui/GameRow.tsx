import { Link } from 'react-router';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useJackpotAmount } from '../data/jackpots.ts';
import { type Game, type Row, showsAmount } from '../logic/games.ts';
import { GameTile } from './GameTile.tsx';

const section = cls({ display: 'grid', gap: 12, minWidth: 0 });
const head = cls({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  '& > h2': { type: 'section' },
});
const all = cls({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  type: 'body',
  fontWeight: 600,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
/** Six tiles fill the width; further ones are scrolled to. */
const strip = cls({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max(150px, calc((100% - 70px) / 6))',
  gap: 14,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  // Leaves space for the focus ring.
  margin: -4,
  padding: 4,
  '& > li': { minWidth: 0, scrollSnapAlign: 'start', scrollMarginLeft: 4 },
});
const TILES = [0, 1, 2, 3, 4, 5];
const tile = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  // Stronger than the skeleton's own height.
  '&& > :first-child': { aspectRatio: '1', height: 'auto' },
});

interface TileProps {
  readonly game: Game;
  readonly list: string;
  readonly hasAmount: boolean;
  readonly eager: boolean;
}

function Tile({ game, list, hasAmount, eager }: TileProps) {
  return <GameTile game={game} list={list} jackpotCents={useJackpotAmount(game.jackpot, hasAmount)} eager={eager} />;
}

export interface GameRowProps {
  readonly row: Row;
  /** The first row's pictures are part of the first frame. */
  readonly eager?: boolean;
}

/** A row of a lobby: the first games of a category, and the way to all of them. */
export function GameRow({ row, eager = false }: GameRowProps) {
  const id = `casino-row-${row.slug}`;
  return (
    <section className={section} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id}>{row.label}</h2>
        {row.path !== null && (
          <Link className={all} to={row.path} aria-label={`See all: ${row.label}`}>
            See all
            <Icon name="chevronRight" size={16} />
          </Link>
        )}
      </div>
      <ul className={strip}>
        {row.games.map((game, index) => (
          <li key={game.id}>
            <Tile game={game} list={row.slug} hasAmount={showsAmount(row.games, index)} eager={eager && index < TILES.length} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the size of a row. */
export function GameRowSkeleton() {
  return (
    <div className={section} aria-hidden="true">
      <Skeleton width={180} height={24} />
      <div className={strip}>
        {TILES.map((index) => (
          <span key={index} className={tile}>
            <Skeleton height={200} radius="16px" />
            <Skeleton width="70%" height={20} />
            <Skeleton width="45%" height={16} />
          </span>
        ))}
      </div>
    </div>
  );
}
