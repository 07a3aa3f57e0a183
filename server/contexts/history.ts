import { accountHistoryResolvers } from '../api/graphql/history/historyResolvers.ts';
import { dataExportWork } from '../jobs/dataExports.ts';
import type { HistoryTables } from '../store/history/index.ts';
import { forgetDataExports } from '../store/history/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends HistoryTables {}
}

export const history = context({
  name: 'history',
  resolvers: accountHistoryResolvers,
  queued: dataExportWork,
  // Everything of a person in one place: no longer than they need to take it.
  retention: [{ days: 1, remove: forgetDataExports }],
});
