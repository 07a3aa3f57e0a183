import { memo, useCallback } from 'react';
import { Link } from 'react-router';
import { cls, join } from '../../../ui/cls.ts';
import { css } from '../../../ui/stitches.ts';
import { badgeOf, betRange, type Game, returnText } from '../logic/games.ts';
import { focusOpenedTile, tileOpened } from './openedTile.ts';

const link = cls({ display: 'block', minWidth: 0, borderRadius: '$lg' });
const art = cls({
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  borderRadius: '$lg',
  overflow: 'hidden',
  backgroundColor: '$surface2',
  '& img': { display: 'block', width: '100%', height: '100%' },
});
const badge = css({
  position: 'absolute',
  top: 8,
  left: 8,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 20,
  padding: '0 8px',
  borderRadius: '$xs',
  type: 'micro',
  fontVariantNumeric: 'tabular-nums lining-nums',
  backgroundColor: 'rgb(18 10 21 / .88)',
  color: '#FBF5F9',
  variants: {
    tone: {
      plain: {},
      jackpot: { color: '#F8D796' },
      live: { '&::before': { content: '""', width: 6, height: 6, borderRadius: 3, backgroundColor: '#FF6B6B' } },
    },
  },
});
/** Details over the picture, for a mouse or the keyboard; a screen reader reads them as part of the link. */
const over = cls({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 2,
  type: 'caption',
  color: '#fff',
  backgroundColor: 'rgb(10 8 14 / .86)',
  opacity: 0,
  [`.${link}:hover &, .${link}:focus-visible &`]: { opacity: 1 },
});
const open = cls({
  padding: '8px 24px',
  marginBottom: 6,
  borderRadius: '$md',
  type: 'base',
  fontWeight: 600,
  backgroundColor: '$accent',
  color: '$onAccent',
});
const name = cls({ display: 'block', marginTop: 10, type: 'base', fontWeight: 600 });
const oneLine = cls({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const studio = cls({ display: 'block', type: 'caption', color: '$text2' });

export interface GameArtProps {
  readonly game: Pick<Game, 'thumbnails'>;
  /** CSS width of the shown picture, as in `sizes`. */
  readonly sizes: string;
  /** True: a tile of the first row, which the first frame needs. */
  readonly eager?: boolean;
}

/** The game's picture in the width and format that fit; its box has its size before it is there. */
export function GameArt({ game, sizes, eager = false }: GameArtProps) {
  const set = (format: 'avifUrl' | 'webpUrl'): string =>
    game.thumbnails.map((thumbnail) => `${thumbnail[format]} ${thumbnail.width}w`).join(', ');
  // Without a source, browsers draw the mark of a broken picture.
  if (game.thumbnails.length === 0) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={set('avifUrl')} sizes={sizes} />
      <img
        src={game.thumbnails[0]?.webpUrl}
        srcSet={set('webpUrl')}
        sizes={sizes}
        alt=""
        width={200}
        height={200}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}

export interface GameTileProps {
  readonly game: Game;
  /** The list it stands in, of those of its page: a game can be in several. */
  readonly list: string;
  /** The present amount of the game's jackpot, in cents; null: it has none. */
  readonly jackpotCents: number | null;
  /** CSS width of the picture, as in `sizes`; that of a row without it. */
  readonly sizes?: string;
  readonly eager?: boolean;
}

/** As wide as a tile of a row is at most. */
const ROW_SIZES = '(max-width: 720px) 45vw, 212px';

/** A game in a list: its picture, with a badge, and under the mouse what it takes and returns. */
export const GameTile = memo(function GameTile({ game, list, jackpotCents, sizes = ROW_SIZES, eager = false }: GameTileProps) {
  const mark = badgeOf(game, jackpotCents);
  const { path } = game;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element !== null) focusOpenedTile(element, list, path);
    },
    [list, path],
  );
  return (
    <Link ref={ref} className={link} to={path} data-first-focus="" onClick={() => tileOpened(list, path)}>
      <span className={art}>
        <GameArt game={game} sizes={sizes} eager={eager} />
        {mark && <span className={badge({ tone: mark.tone }).className}>{mark.text}</span>}
        <span className={over}>
          <span className={open} aria-hidden="true">
            {game.isPlayable ? 'Play' : 'Details'}
          </span>
          <span>{betRange(game)}</span>
          {game.returnToPlayer !== null && <span>RTP {returnText(game.returnToPlayer)}</span>}
        </span>
      </span>
      <span className={join(name, oneLine)}>{game.title}</span>
      <span className={join(studio, oneLine)}>{game.provider}</span>
    </Link>
  );
});
