export { type Counting, countMet, withLockedFunds } from './progress.ts';
export {
  awardPromotions,
  currentPromotions,
  type EnrolmentRefusal,
  enrolInPromotion,
  findPromotion,
  type NewPromotion,
  putUpPromotion,
  recheckAwards,
  replacePromotions,
  SAMPLE_PROMOTIONS,
  type ShownPromotion,
  seedPromotions,
} from './promotions.ts';
export type { PromotionTables } from './tables.ts';
