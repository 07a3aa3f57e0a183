/** What a player follows, as far as this server knows: a team or player of a competition, or the competition. */
export interface Follow<Competition extends { readonly competitionId: string } = { readonly competitionId: string }> {
  readonly id: string;
  readonly kind: 'TEAM' | 'COMPETITION';
  readonly competition: Competition;
  /** Null: the whole competition. */
  readonly participant: string | null;
}

interface Backed {
  readonly competitionId: string;
  readonly participant: string | null;
}

interface Game {
  readonly competitionId: string;
  readonly participants: readonly { readonly name: string }[];
}

const MOST_TEAMS = 8;
const MOST_COMPETITIONS = 4;
export const MOST_GAMES = 40;

function counted<Item extends Backed>(legs: readonly Item[], keyOf: (leg: Item) => string | null): readonly Item[] {
  const counts = new Map<string, { readonly leg: Item; count: number }>();
  for (const leg of legs) {
    const key = keyOf(leg);
    if (key === null) continue;
    const existing = counts.get(key);
    if (existing === undefined) counts.set(key, { leg, count: 1 });
    else existing.count += 1;
  }
  // Sorting keeps the order of equal ones: the newest first.
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ leg }) => leg);
}

/** Teams first, each most often backed first. @param legs newest first */
export function followsOf<Item extends Backed>(legs: readonly Item[]): readonly Follow<Item>[] {
  const teams = counted(legs, ({ competitionId, participant }) => participant && `${competitionId} ${participant}`);
  const competitions = counted(legs, ({ competitionId }) => competitionId);
  return [
    ...teams.slice(0, MOST_TEAMS).map((leg) => ({
      ...({ id: `team:${leg.competitionId}:${leg.participant}`, kind: 'TEAM' } as const),
      competition: leg,
      participant: leg.participant,
    })),
    ...competitions.slice(0, MOST_COMPETITIONS).map((leg) => ({
      ...({ id: `competition:${leg.competitionId}`, kind: 'COMPETITION' } as const),
      competition: leg,
      participant: null,
    })),
  ];
}

/** The games of what is followed, each once and for its first follow. Games keep their order. */
export function gamesOf<Item extends Game>(
  follows: readonly Follow[],
  games: readonly Item[],
): readonly { readonly game: Item; readonly followId: string }[] {
  const found = games.flatMap((game) => {
    const own = follows.find(
      ({ competition, participant }) =>
        competition.competitionId === game.competitionId &&
        (participant === null || game.participants.some(({ name }) => name === participant)),
    );
    return own === undefined ? [] : [{ game, followId: own.id }];
  });
  return found.slice(0, MOST_GAMES);
}
