import type { BrandKind } from '../wire/brandKind.ts';

/** Kinds of rewards for bets on sports. */
const OF_SPORTS: readonly string[] = ['PROFIT_BOOST', 'BONUS_BET'];

/** Selects those of a player's rewards that a kind of brands takes; the rewards are of all brands. */
export function takenRewards<Reward extends { readonly kind: string }>(
  rewards: readonly Reward[],
  brand: BrandKind,
): readonly Reward[] {
  return brand === 'sportsbook' ? rewards : rewards.filter(({ kind }) => !OF_SPORTS.includes(kind));
}
