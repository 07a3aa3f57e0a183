import { Icon } from '../../../../ui/icons/Icon.tsx';
import type { RewardOption } from '../../logic/rewards/rewards.ts';

/** A boost, or anything else that is given. */
export function RewardIcon({ option }: { readonly option: Pick<RewardOption, 'choice'> }) {
  return <Icon name={option.choice.kind === 'PROFIT_BOOST' ? 'boost' : 'gift'} size={18} />;
}
