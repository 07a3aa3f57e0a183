import type { GraphqlContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { placeBetsPayload, placement } from './placeBetsResolver.ts';
import { quickBetSlip } from './quickBetResolver.ts';
import { slipMutations } from './slipMutations.ts';
import { betslipOf, callersSlip, formatOf } from './slipReader.ts';
import { betslipUpdated } from './slipSubscription.ts';

export const betslipResolvers = {
  BetslipPlaceBetsPayload: placeBetsPayload,
  Query: {
    placement,
    quickBetSlip,
    betslip: async (_root, args, context) => betslipOf(context, await callersSlip(context), formatOf(args)),
  },
  Mutation: slipMutations,
  Subscription: { betslipUpdated },
} satisfies Resolvers<GraphqlContext>;
