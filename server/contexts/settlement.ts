import type { SettlementTables } from '../store/settlement/index.ts';
import { forgetUnseen, settlementLoop } from '../store/settlement/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends SettlementTables {}
}

export const settlement = context({
  name: 'settlement',
  loops: (deps) => [settlementLoop(deps)],
  // A bet that was settled longer ago is no news.
  retention: [{ days: 30, remove: forgetUnseen }],
});
