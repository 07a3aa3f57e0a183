import { searchResolvers } from '../api/graphql/search/searchResolvers.ts';
import { context } from './context.ts';

export const search = context({ name: 'search', resolvers: searchResolvers });
