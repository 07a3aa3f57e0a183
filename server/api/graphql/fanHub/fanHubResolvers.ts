import { competitionPath, eventPath } from '../../../domain/catalogue/eventPath.ts';
import { followsOf, gamesOf } from '../../../domain/fanHub/follows.ts';
import { readBackedLegs, readGames } from '../../../store/fanHub/index.ts';
import type { GraphqlContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { toParticipant } from '../sports/contractShapes.ts';
import { requirePlayer } from '../viewer.ts';

/** schema/fanHub.graphql. */
export const fanHubResolvers = {
  Query: {
    fanHub: async (_root, _args, context) => {
      const { playerId } = requirePlayer(context);
      const { db, clock } = context.deps;
      const follows = followsOf(await readBackedLegs(db, playerId, clock.now()));
      const games = await readGames(db, [...new Set(follows.map(({ competition }) => competition.competitionId))]);
      return {
        follows: follows.map(({ id, kind, participant, competition }) => ({
          id,
          kind,
          name: participant ?? competition.competitionName,
          sport: competition.sport,
          competitionPath: competitionPath(competition),
        })),
        games: gamesOf(follows, games).map(({ game, followId }) => ({
          eventId: game.id,
          name: game.name,
          path: eventPath(game, game.id),
          sport: game.sport,
          competitionName: game.competitionName,
          status: game.status,
          startsAt: game.startsAt.toISOString(),
          participants: game.participants.map((participant) => toParticipant(participant, game.sport)),
          homeScore: game.homeScore,
          awayScore: game.awayScore,
          clock: game.clock,
          asOf: game.asOf.toISOString(),
          followId,
          silentSince: game.silentSince?.toISOString() ?? null,
        })),
      };
    },
  },
} satisfies Resolvers<GraphqlContext>;
