import { betsResolvers } from '../api/graphql/bets/betsResolvers.ts';
import { registerBetRoutes } from '../api/sandbox/betRoutes.ts';
import { heldPlacements } from '../jobs/heldPlacements.ts';
import type { BetTables } from '../store/bets/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends BetTables {}
}

export const bets = context({
  name: 'bets',
  resolvers: betsResolvers,
  loops: (deps) => [heldPlacements(deps)],
  sandbox: registerBetRoutes,
});
