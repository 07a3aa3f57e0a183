import { cashOutResolvers } from '../api/graphql/cashout/cashOutResolvers.ts';
import { autoCashOuts } from '../jobs/autoCashOuts.ts';
import type { CashOutTables } from '../store/cashout/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends CashOutTables {}
}

export const cashout = context({
  name: 'cashout',
  mutationsAre: 'money',
  resolvers: cashOutResolvers,
  loops: (deps) => [autoCashOuts(deps)],
});
