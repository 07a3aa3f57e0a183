type Outcomes = Readonly<Record<'nobody' | 'anonymous' | 'other' | 'limited' | 'owner', string>>;

/** The rows of the areas beside the sportsbook: featured bets, lounge, tournaments, fan hub, streams. @param leg arguments of a selection at its price */
export function sideRows({
  everybody,
  players,
  full,
  leg,
}: {
  readonly everybody: Outcomes;
  readonly players: Outcomes;
  readonly full: Outcomes;
  readonly leg: string;
}) {
  return {
    'Query.featuredBet': { args: 'featuredBetId: "none"', outcomes: everybody },
    'Query.featuredBets': { outcomes: everybody },
    'Query.popularParlays': { outcomes: everybody },
    'Query.tournaments': { outcomes: everybody },
    'Query.tournament': { args: 'id: "none"', outcomes: everybody },
    // No such tournament; what a player may do in one is in tournaments.integration.test.ts.
    'Mutation.joinTournament': { args: 'id: "none"', outcomes: full },
    'Mutation.placeTournamentPick': {
      args: `pick: { pickId: "p", tournamentId: "none", stake: 1, ${leg} }`,
      outcomes: full,
    },
    'Query.fanHub': { outcomes: players },
    'Query.liveStream': { args: 'eventId: "none"', outcomes: everybody },
  };
}
