import { registerEdgeRoutes } from '../api/sandbox/edgeRoutes.ts';
import { registerRecordRoutes } from '../api/sandbox/recordRoutes.ts';
import { registerStateRoute } from '../api/sandbox/stateRoute.ts';
import type { BuildTables } from '../store/builds/index.ts';
import type { OperationTables } from '../store/operations/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends BuildTables, OperationTables {}
}

/** What stands before all contexts: maintenance, waiting room, flags, faults, and the builds whose files and queries are still answered. */
export const edge = context({
  name: 'edge',
  sandbox(scope, parts) {
    registerEdgeRoutes(scope, parts);
    registerRecordRoutes(scope, parts);
    registerStateRoute(scope, parts);
  },
});
