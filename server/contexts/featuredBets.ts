import { featuredResolvers } from '../api/graphql/betslip/featuredResolvers.ts';
import { registerFeaturedRoutes } from '../api/sandbox/featuredRoutes.ts';
import type { FeaturedTables } from '../store/featuredBets/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends FeaturedTables {}
}

export const featuredBets = context({ name: 'featuredBets', resolvers: featuredResolvers, sandbox: registerFeaturedRoutes });
