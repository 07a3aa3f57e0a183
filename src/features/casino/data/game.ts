import { playerQuery, publicQuery } from '../../../platform/data/declare.ts';
import type { Found } from '../../../platform/data/loadable.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import type { CategoryLink, Game } from '../logic/games.ts';
import { CasinoFreeToPlayDocument, CasinoGamePageDocument } from './game.generated.ts';
import { gameOf } from './lobby.ts';

export interface GamePage {
  readonly game: Game;
  readonly description: string;
  readonly volatility: 'HIGH' | 'LOW' | 'MEDIUM' | null;
  readonly category: CategoryLink;
  readonly alsoPlayed: readonly Game[];
}

const gamePage = publicQuery({
  document: CasinoGamePageDocument,
  map: ({ casinoGamePage: page }): Found<GamePage> => {
    if (page === null) return { found: null };
    const { description, volatility, category, ...game } = page.game;
    return { found: { description, volatility, category, game: gameOf(game), alsoPlayed: page.alsoPlayed.map(gameOf) } };
  },
});

export const useGamePage = (gameId: string) => useQuery(gamePage, { gameId });

export interface FreeToPlay {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** ISO 8601; null: until it is taken down. */
  readonly endsAt: string | null;
  readonly game: Game;
  /** The description of the game. */
  readonly description: string;
}

/** A promotion of the brand: no part of the catalogue, whose answers are the same for all brands. */
export const freeToPlay = playerQuery({
  audience: 'anyone',
  document: CasinoFreeToPlayDocument,
  map: ({ casinoFreeToPlay: free }): Found<FreeToPlay> => {
    if (free === null) return { found: null };
    const { description, ...game } = free.game;
    const { title, endsAt } = free;
    return { found: { title, endsAt, paragraphs: free.description.split('\n'), description, game: gameOf(game) } };
  },
  freshMs: 60_000,
});

export const useFreeToPlay = (promotionId: string) => useQuery(freeToPlay, { promotionId });
