export { type AwardRow, type ClaimRefusal, claimCashback, listAwards } from './awards.ts';
export { grantReward, type NewReward, readRequestedRewards, readRewards } from './rewards.ts';
