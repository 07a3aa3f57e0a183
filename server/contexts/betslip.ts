import { betslipResolvers } from '../api/graphql/betslip/betslipResolvers.ts';
import type { BetslipTables } from '../store/betslip/index.ts';
import { forgetAnonymousSlips } from '../store/betslip/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends BetslipTables {}
}

export const betslip = context({
  name: 'betslip',
  resolvers: betslipResolvers,
  // An anonymous token is valid for a day; a slip untouched for a week is considered abandoned, even if its token was renewed.
  retention: [{ days: 7, remove: forgetAnonymousSlips }],
});
