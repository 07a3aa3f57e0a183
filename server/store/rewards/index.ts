export { type Cashback, grantReward, type NewReward, readCashback, readRequestedRewards, readRewards } from './rewards.ts';
