import { competitionPath } from '../../../domain/catalogue/eventPath.ts';
import { topics } from '../../../platform/topics.ts';
import { addFavourite, readFavourites, removeFavourite } from '../../../store/favourites/index.ts';
import type { FoundDocument } from '../../../store/search/index.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type { Resolvers, SearchResult } from '../generated/resolvers.ts';
import { toResult } from '../search/searchResolvers.ts';
import { topicSource } from '../sockets/topicSource.ts';
import { requirePlayer } from '../viewer.ts';

/** A team or player without a listed event leads to the competition. */
function toFavourite(document: FoundDocument): SearchResult | null {
  const { id, type, title, badges, competition, event, detail } = document;
  if (event !== null || type === 'COMPETITION' || competition === null) return toResult(document);
  return {
    id,
    type,
    title,
    badges,
    icon: competition.icon,
    event: null,
    detail: detail ?? competition.name,
    path: competitionPath(competition),
  };
}

async function favouritesOf({ deps }: GraphqlContext, playerId: string): Promise<SearchResult[]> {
  return (await readFavourites(deps.db, playerId)).flatMap((document) => toFavourite(document) ?? []);
}

/** schema/favourites.graphql. */
export const favouriteResolvers = {
  Query: {
    favourites: async (_root, _args, context) => favouritesOf(context, requirePlayer(context).playerId),
  },
  Mutation: {
    setFavourite: async (_root, { id, favourite }, context) => {
      const { playerId } = requirePlayer(context);
      const { db, clock, bus } = context.deps;
      if (!favourite) await removeFavourite(db, playerId, id);
      else if (!(await addFavourite(db, playerId, id, clock.now()))) refuseInput('Nothing of this id can be starred');
      bus.publish(topics.favourites(playerId), '{}');
      return favouritesOf(context, playerId);
    },
  },
  Subscription: {
    favouritesUpdated: {
      subscribe(_root, _args, context) {
        const { playerId } = requirePlayer(context);
        const read = () => favouritesOf(context, playerId);
        return topicSource(context.deps.bus, topics.favourites(playerId), read, (favouritesUpdated) => ({ favouritesUpdated }));
      },
    },
  },
} satisfies Resolvers<GraphqlContext>;
