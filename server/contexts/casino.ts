import { casinoResolvers } from '../api/graphql/casino/casinoResolvers.ts';
import { historyResolvers } from '../api/graphql/casino/historyResolvers.ts';
import { launchResolvers } from '../api/graphql/casino/launchResolvers.ts';
import { registerCasinoRoutes } from '../api/sandbox/casinoRoutes.ts';
import type { CasinoTables } from '../store/casino/index.ts';
import { expireCasinoSessions, forgetLaunchTokens, forgetWalletRequests } from '../store/casino/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends CasinoTables {}
}

export const casino = context({
  name: 'casino',
  mutationsAre: 'money',
  resolvers: {
    Query: { ...casinoResolvers.Query, ...historyResolvers.Query },
    Mutation: { ...casinoResolvers.Mutation, ...launchResolvers.Mutation },
    Subscription: casinoResolvers.Subscription,
  },
  sandbox: registerCasinoRoutes,
  retention: [
    // Long enough to tell a launch token that was used from one that never was.
    { days: 1, remove: forgetLaunchTokens },
    { days: 0, remove: (_query, _before, db) => forgetWalletRequests(db) },
    // Games that nobody plays end.
    { days: 0, remove: expireCasinoSessions },
  ],
});
