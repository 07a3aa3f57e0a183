import { pushResolvers } from '../api/graphql/push/pushResolvers.ts';
import { pushWork } from '../jobs/push.ts';
import type { PushTables } from '../store/push/index.ts';
import { forgetDeliveries, forgetSubscriptions } from '../store/push/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends PushTables {}
}

export const push = context({
  name: 'push',
  resolvers: pushResolvers,
  queued: pushWork,
  retention: [
    // Longer than a job that pushes is tried.
    { days: 7, remove: forgetDeliveries },
    { days: 0, remove: forgetSubscriptions },
  ],
});
