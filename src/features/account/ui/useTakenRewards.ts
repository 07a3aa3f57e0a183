import { takenRewards } from '../../../../core/money/sportsRewards.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { useRewards } from '../data/rewards.ts';

/** The player's rewards that this brand takes: accounts are of all brands. */
export function useTakenRewards() {
  const { brandKind } = useServices();
  const source = useRewards();
  return source.data === null ? source : { ...source, data: takenRewards(source.data, brandKind) };
}
