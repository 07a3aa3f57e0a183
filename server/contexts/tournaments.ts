import { tournamentsResolvers } from '../api/graphql/tournaments/tournamentsResolvers.ts';
import { registerTournamentRoutes } from '../api/sandbox/tournamentRoutes.ts';
import type { TournamentTables } from '../store/tournaments/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends TournamentTables {}
}

export const tournaments = context({
  name: 'tournaments',
  resolvers: tournamentsResolvers,
  mutationsAre: 'money',
  sandbox: registerTournamentRoutes,
});
