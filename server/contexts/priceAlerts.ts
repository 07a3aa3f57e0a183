import { priceAlertResolvers } from '../api/graphql/priceAlerts/priceAlertResolvers.ts';
import { priceAlertWork } from '../jobs/priceAlerts.ts';
import type { AlertTables } from '../store/priceAlerts/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends AlertTables {}
}

export const priceAlerts = context({ name: 'priceAlerts', resolvers: priceAlertResolvers, queued: priceAlertWork });
