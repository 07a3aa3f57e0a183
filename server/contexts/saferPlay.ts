import { limitResolvers } from '../api/graphql/saferPlay/limitResolvers.ts';
import { registerLimitRoutes } from '../api/sandbox/limitRoutes.ts';
import { saferPlayWork } from '../jobs/saferPlay.ts';
import { context } from './context.ts';

export const saferPlay = context({
  name: 'saferPlay',
  mutationsAre: 'money',
  resolvers: limitResolvers,
  queued: saferPlayWork,
  sandbox: registerLimitRoutes,
});
