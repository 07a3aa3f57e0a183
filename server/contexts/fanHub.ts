import { fanHubResolvers } from '../api/graphql/fanHub/fanHubResolvers.ts';
import { context } from './context.ts';

export const fanHub = context({ name: 'fanHub', resolvers: fanHubResolvers });
