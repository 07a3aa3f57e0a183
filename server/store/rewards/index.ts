export { type AwardRow, type ClaimRefusal, claimCashback, listAwards } from './awards.ts';
export { competitionPaths } from './competitionPaths.ts';
export { grantReward, type NewReward, readRequestedRewards, readRewards } from './rewards.ts';
export type { RewardKind, RewardTables } from './tables.ts';
