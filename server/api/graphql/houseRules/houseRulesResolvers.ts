import { betLimits } from '../../../domain/betKinds/limits.ts';
import { liveRules } from '../../../domain/catalogue/liveRules.ts';
import { houseRules } from '../../../domain/houseRules/houseRules.ts';
import type { GraphqlContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const houseRulesResolvers = {
  Query: {
    houseRules: (_root, _args, { deps: { config } }) =>
      houseRules({
        limits: betLimits(config),
        live: liveRules(config),
        book: config.rulesOfBook,
        cashOutMarginHundredths: config.cashOutMarginHundredths,
      }),
  },
} satisfies Resolvers<GraphqlContext>;
