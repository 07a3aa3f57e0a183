import type { BrandKind } from './brandKind.ts';

/** Kinds of rewards for bets on sports. */
const OF_SPORTS: readonly string[] = ['PROFIT_BOOST', 'BONUS_BET'];

/** Of a player's rewards, which are of all brands, those that a kind of brands takes. */
export function takenRewards<Reward extends { readonly kind: string }>(
  rewards: readonly Reward[],
  brand: BrandKind,
): readonly Reward[] {
  return brand === 'sportsbook' ? rewards : rewards.filter(({ kind }) => !OF_SPORTS.includes(kind));
}
