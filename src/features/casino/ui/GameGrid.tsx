import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cls } from '../../../ui/cls.ts';
import { useJackpotAmount } from '../data/jackpots.ts';
import { type Game, showsAmount } from '../logic/games.ts';
import { GameTile } from './GameTile.tsx';

/** A tile is at least this wide; as many as fit stand in a row. */
const TILE_WIDTH = 160;
const GAP = 12;
/** Title and provider below the picture, and the space to the next row. */
const BELOW = 70;
/** Rows beyond the window that are drawn. */
const OVERSCAN = 2;

const list = cls({ position: 'relative' });
const row = cls({ position: 'absolute', top: 0, left: 0, width: '100%', display: 'grid', gap: GAP });

function Tile({ game, sizes, hasAmount }: { readonly game: Game; readonly sizes: string; readonly hasAmount: boolean }) {
  return <GameTile game={game} list="grid" sizes={sizes} jackpotCents={useJackpotAmount(game.jackpot, hasAmount)} />;
}

export interface GameGridProps {
  readonly games: readonly Game[];
  /** How many there are, also those that are not loaded. */
  readonly totalCount: number;
  /** Called when the end of the loaded games comes near. */
  readonly onEnd?: () => void;
}

/** Tiles in rows; only the rows near the window are in the document, so that any number scrolls smoothly. */
export function GameGrid({ games, totalCount, onEnd }: GameGridProps) {
  const [box, setBox] = useState({ width: 0, top: 0 });
  const sizes = useRef<ResizeObserver | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    sizes.current?.disconnect();
    if (element === null) return;
    const read = (): void => {
      const width = element.clientWidth;
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setBox((before) => (before.width === width && before.top === top ? before : { width, top }));
    };
    sizes.current = new ResizeObserver(read);
    sizes.current.observe(element);
    read();
  }, []);
  const columns = Math.max(2, Math.floor((box.width + GAP) / (TILE_WIDTH + GAP)));
  const tileWidth = (box.width - GAP * (columns - 1)) / columns;
  // The width as it is: a picture of the next size has four times the points to load, decode and scale while the list scrolls.
  const pictureSizes = `${Math.ceil(tileWidth)}px`;
  const rows = Math.ceil(games.length / columns);
  const height = Math.round(tileWidth) + BELOW;
  const virtual = useWindowVirtualizer({
    count: box.width === 0 ? 0 : rows,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: box.top,
  });
  useEffect(() => {
    if (height > 0) virtual.measure();
  }, [virtual, height]);
  const shown = virtual.getVirtualItems();
  const isAtEnd = (shown.at(-1)?.index ?? 0) >= rows - 1;
  useEffect(() => {
    if (isAtEnd && games.length > 0 && games.length < totalCount) onEnd?.();
  }, [isAtEnd, games.length, totalCount, onEnd]);
  return (
    <ul ref={ref} className={list} style={{ height: Math.ceil(totalCount / columns) * height }} aria-label={`${totalCount} games`}>
      {shown.flatMap(({ index, start }) =>
        games.slice(index * columns, (index + 1) * columns).map((game, column) => (
          <li
            key={game.id}
            className={row}
            aria-setsize={totalCount}
            aria-posinset={index * columns + column + 1}
            style={{
              width: tileWidth,
              transform: `translate(${column * (tileWidth + GAP)}px, ${start - box.top}px)`,
            }}
          >
            <Tile game={game} sizes={pictureSizes} hasAmount={showsAmount(games, index * columns + column)} />
          </li>
        )),
      )}
    </ul>
  );
}
