export {
  grantLoyalty,
  type LoyaltyGrant,
  type LoyaltyMember,
  type RedemptionMethod,
  readEarningRule,
  readLoyaltyMember,
  readRedemptionMethods,
} from './members.ts';
export { findRedemption, type RedemptionAnswer, type RedemptionRefusal, redeemLoyalty } from './redeem.ts';
export type { LoyaltyTables } from './tables.ts';
