import { locationResolvers } from '../api/graphql/location/locationResolvers.ts';
import { registerLocationRoutes } from '../api/sandbox/locationRoutes.ts';
import { context } from './context.ts';

export const location = context({
  name: 'location',
  resolvers: locationResolvers,
  // Checks of one player wait for each other.
  mutationsAre: 'identity',
  sandbox: registerLocationRoutes,
});
