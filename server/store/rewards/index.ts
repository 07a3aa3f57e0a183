export { grantReward, type NewReward, type Reward, readRewards } from './rewards.ts';
