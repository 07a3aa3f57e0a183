import { GraphQLError } from 'graphql';
import {
  countLiveEvents,
  readCompetition,
  readCompetitionCounts,
  readEvent,
  readEventStatistics,
  readEvents,
  readLineMovement,
  readLiveEventNames,
  readSections,
  readStandings,
} from '../../../store/catalogue/index.ts';
import type { GraphqlContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { toCompetition, toEvent, toLineMovement, toSnapshot } from './contractShapes.ts';
import { sportsMenu } from './sportsMenu.ts';
import { toEventStatistics, toStandings } from './statisticsShapes.ts';

const MAXIMUM_SNAPSHOTS = 200;
const MAXIMUM_SECTIONS = 100;

function badInput(field: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });
}

/** schema/sports.graphql, except the subscription, and schema/statistics.graphql. */
export const sportsResolvers = {
  Query: {
    sportsMenu: async (_root, _args, { deps }) => {
      const [competitions, live] = await Promise.all([readCompetitionCounts(deps.db), readLiveEventNames(deps.db)]);
      return sportsMenu(competitions, live);
    },
    liveEventsCount: async (_root, _args, { deps }) => {
      const count = await countLiveEvents(deps.db);
      return { count, label: count === 1 ? '1 live event' : `${count} live events` };
    },
    competitionSections: async (_root, { view, offset, limit }, { deps }) => {
      const part = { offset, limit: limit ?? MAXIMUM_SECTIONS };
      if (part.offset < 0) throw badInput('offset', 'offset is at least 0');
      if (part.limit < 1 || part.limit > MAXIMUM_SECTIONS) throw badInput('limit', `limit is 1 to ${MAXIMUM_SECTIONS}`);
      return (await readSections(deps.db, view, part)).map(toCompetition);
    },
    competition: async (_root, path, { deps }) => {
      const found = await readCompetition(deps.db, path);
      return found && toCompetition(found);
    },
    event: async (_root, { id }, { deps }) => {
      const found = await readEvent(deps.db, id);
      return found && toEvent(found);
    },
    eventSnapshots: async (_root, { ids }, { deps }) => {
      const wanted = [...new Set(ids)];
      if (wanted.length > MAXIMUM_SNAPSHOTS) throw badInput('ids', `At most ${MAXIMUM_SNAPSHOTS} events at once`);
      return (await readEvents(deps.db, wanted)).map(toSnapshot);
    },
    lineMovement: async (_root, { selectionId }, { deps }) => {
      const found = await readLineMovement(deps.db, selectionId, deps.clock.now());
      return found && toLineMovement(found);
    },
    eventStatistics: async (_root, { eventId }, { deps }) => {
      const found = await readEventStatistics(deps.db, eventId);
      return found && toEventStatistics(found);
    },
    standings: async (_root, { competitionId }, { deps }) => {
      const found = await readStandings(deps.db, competitionId);
      return found && toStandings(found);
    },
  },
  Event: {
    markets: ({ markets = [] }, { mainOnly }) => (mainOnly ? markets.filter(({ main }) => main) : markets),
  },
} satisfies Resolvers<GraphqlContext>;
