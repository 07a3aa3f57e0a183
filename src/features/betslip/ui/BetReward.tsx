import { lazyPart } from '../../../ui/lazyPart.tsx';
import type { RewardsBannerProps } from './rewards/RewardsBanner.tsx';

export const rewardsBanner = lazyPart(() => import('./rewards/RewardsBanner.tsx').then((module) => module.RewardsBanner));

/** The rewards of a bet; loaded only for a player who has some. */
export function BetReward({ bet, disabled }: RewardsBannerProps) {
  return bet.reward.kind === 'none' ? null : <rewardsBanner.Component bet={bet} disabled={disabled} />;
}
