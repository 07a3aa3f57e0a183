import { loyaltyResolvers } from '../api/graphql/loyalty/loyaltyResolvers.ts';
import type { LoyaltyTables } from '../store/loyalty/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends LoyaltyTables {}
}

export const loyalty = context({ name: 'loyalty', resolvers: loyaltyResolvers, mutationsAre: 'money' });
