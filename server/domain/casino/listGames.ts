/** What lists of games are filtered and sorted by. */
export interface ListedGame {
  readonly id: string;
  readonly title: string;
  readonly providerId: string;
  readonly minimumBetCents: number;
  readonly returnHundredths: number | null;
  readonly jackpotNetwork: string | null;
  readonly hasFreeSpins: boolean;
  readonly acceptsRewards: boolean;
  readonly isExclusive: boolean;
  readonly isNew: boolean;
  readonly popularity: number;
}

export const CASINO_FEATURES = ['JACKPOT', 'FREE_SPINS', 'REWARDS', 'EXCLUSIVE'] as const;
export type CasinoFeature = (typeof CASINO_FEATURES)[number];
export type CasinoGameSort = 'POPULAR' | 'NEWEST' | 'NAME' | 'RETURN';

export interface GameFilter {
  /** Empty: all. */
  readonly providerIds: readonly string[];
  readonly features: readonly CasinoFeature[];
  /** Null: any. */
  readonly minimumBetUpToCents: number | null;
}

export function featuresOf(game: ListedGame): readonly CasinoFeature[] {
  const has: Readonly<Record<CasinoFeature, boolean>> = {
    JACKPOT: game.jackpotNetwork !== null,
    FREE_SPINS: game.hasFreeSpins,
    REWARDS: game.acceptsRewards,
    EXCLUSIVE: game.isExclusive,
  };
  return CASINO_FEATURES.filter((feature) => has[feature]);
}

function matches(game: ListedGame, { providerIds, features, minimumBetUpToCents }: GameFilter): boolean {
  const own = featuresOf(game);
  return (
    (providerIds.length === 0 || providerIds.includes(game.providerId)) &&
    features.every((feature) => own.includes(feature)) &&
    (minimumBetUpToCents === null || game.minimumBetCents <= minimumBetUpToCents)
  );
}

/** Equal games stay in the order of popularity. */
const ORDERS: Readonly<Record<CasinoGameSort, (one: ListedGame, other: ListedGame) => number>> = {
  POPULAR: (one, other) => other.popularity - one.popularity,
  NEWEST: (one, other) => Number(other.isNew) - Number(one.isNew),
  NAME: (one, other) => (one.title < other.title ? -1 : 1),
  RETURN: (one, other) => (other.returnHundredths ?? 0) - (one.returnHundredths ?? 0),
};

/** @param games the most popular first. */
export function listGames<Game extends ListedGame>(
  games: readonly Game[],
  filter: GameFilter,
  sort: CasinoGameSort,
): readonly Game[] {
  return games.filter((game) => matches(game, filter)).sort(ORDERS[sort]);
}

export interface GamePage<Game> {
  readonly games: readonly Game[];
  readonly hasNextPage: boolean;
}

/** The page after a game. Null: that game is not in the list. */
export function pageOf<Game extends ListedGame>(
  games: readonly Game[],
  first: number,
  after: string | null,
): GamePage<Game> | null {
  const start = after === null ? 0 : games.findIndex(({ id }) => id === after) + 1;
  if (after !== null && start === 0) return null;
  return { games: games.slice(start, start + first), hasNextPage: start + first < games.length };
}
