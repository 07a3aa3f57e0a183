import { startupResolvers } from '../api/graphql/startup/startupResolvers.ts';
import { context } from './context.ts';

export const startup = context({ name: 'startup', resolvers: startupResolvers });
