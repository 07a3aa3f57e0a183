import { pushResolvers } from '../api/graphql/push/pushResolvers.ts';
import { pushWork } from '../jobs/push.ts';
import { forgetDeliveries } from '../store/push/deliveries.ts';
import { forgetSubscriptions } from '../store/push/subscriptions.ts';
import type { PushTables } from '../store/push/tables.ts';
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
