import { eventUpdate, eventUpdated } from '../api/graphql/sockets/eventUpdates.ts';
import { sequenceTick } from '../api/graphql/sockets/sequenceTickResolver.ts';
import { sportsResolvers } from '../api/graphql/sports/sportsResolvers.ts';
import { registerSimulationRoutes } from '../api/sandbox/simulationRoutes.ts';
import { feedJobs, lineHistoryJob, opticOddsFeed } from '../feed/index.ts';
import type { CatalogueTables } from '../store/catalogue/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends CatalogueTables {}
}

export const sports = context({
  name: 'sports',
  resolvers: {
    ...sportsResolvers,
    EventUpdate: eventUpdate,
    EventSnapshot: eventUpdate,
    Subscription: { eventUpdated, sequenceTick },
  },
  loops(deps) {
    const { opticOdds } = deps.config;
    const own = [feedJobs(deps), lineHistoryJob(deps)];
    return opticOdds === null ? own : [...own, opticOddsFeed(deps, opticOdds)];
  },
  sandbox: registerSimulationRoutes,
});
