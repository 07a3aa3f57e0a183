import { betsResolvers } from '../api/graphql/bets/betsResolvers.ts';
import { betslipPlaceBets } from '../api/graphql/betslip/placeBetsResolver.ts';
import { registerBetRoutes } from '../api/sandbox/betRoutes.ts';
import { heldPlacements } from '../jobs/heldPlacements.ts';
import type { BetTables } from '../store/bets/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends BetTables {}
}

export const bets = context({
  name: 'bets',
  mutationsAre: 'money',
  resolvers: { ...betsResolvers, Mutation: { ...betsResolvers.Mutation, betslipPlaceBets } },
  loops: (deps) => [heldPlacements(deps)],
  sandbox: registerBetRoutes,
});
