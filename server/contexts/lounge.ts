import { loungeResolvers } from '../api/graphql/lounge/loungeResolvers.ts';
import { context } from './context.ts';

export const lounge = context({ name: 'lounge', resolvers: loungeResolvers });
