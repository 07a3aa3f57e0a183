import { promotionsResolvers } from '../api/graphql/promotions/promotionsResolvers.ts';
import { registerPromotionRoutes } from '../api/sandbox/promotionRoutes.ts';
import { promotionWork } from '../jobs/promotions.ts';
import type { PromotionTables } from '../store/promotions/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends PromotionTables {}
}

export const promotions = context({
  name: 'promotions',
  resolvers: promotionsResolvers,
  mutationsAre: 'money',
  queued: promotionWork,
  sandbox: registerPromotionRoutes,
});
