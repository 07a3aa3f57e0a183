import type { ReactNode } from 'react';
import { useFavourites, useRecentlyPlayed } from '../data/playerGames.ts';
import type { Game } from '../logic/games.ts';
import { GameRow, GameRowSkeleton } from './GameRow.tsx';

function Games({ slug, label, games }: { readonly slug: string; readonly label: string; readonly games: readonly Game[] }) {
  if (games.length === 0) return null;
  return <GameRow row={{ slug, label, games, path: null, totalCount: games.length }} />;
}

export interface PlayerRowsProps {
  readonly children: ReactNode;
}

/** The player's own rows, then the others: those wait, so that nothing moves them down. */
export function PlayerRows({ children }: PlayerRowsProps) {
  const recent = useRecentlyPlayed();
  const favourites = useFavourites();
  const isPending = [recent, favourites].some(({ data, state }) => data === null && state === 'loading');
  if (isPending) return <GameRowSkeleton />;
  return (
    <>
      <Games slug="recent" label="Recently played" games={recent.data ?? []} />
      <Games slug="favourites" label="Favorites" games={favourites.data ?? []} />
      {children}
    </>
  );
}
