import type { BrandKind } from '../../../../core/wire/brandKind.ts';

/** The lists of awards, each with the contract's section and its addresses: the first is the one that links lead to. */
export const AWARD_LISTS = {
  cashback: { section: 'Bonuses', label: 'Cashback', pages: ['cashback', 'bonuses'] },
  'bonus-bets': { section: 'FreeBets', label: 'Bonus bets', pages: ['bonus-bets', 'free-bets'] },
  'profit-boosts': { section: 'ProfitBoosts', label: 'Profit boosts', pages: ['profit-boosts'] },
  'bonus-spins': { section: 'FreeRounds', label: 'Bonus spins', pages: ['bonus-spins', 'free-rounds', 'free-wagers'] },
  history: { section: 'History', label: 'History', pages: ['history'] },
} as const;

export type AwardList = keyof typeof AWARD_LISTS;

/** Rewards for bets on sports. */
const OF_SPORTS: readonly AwardList[] = ['bonus-bets', 'profit-boosts'];

/** The lists that a kind of brand has. */
export function listsOf(kind: BrandKind): readonly AwardList[] {
  return (Object.keys(AWARD_LISTS) as AwardList[]).filter((list) => kind === 'sportsbook' || !OF_SPORTS.includes(list));
}

/** The list of a page; null: the brand has no such page. */
export function listOf(page: string, kind: BrandKind): AwardList | null {
  return listsOf(kind).find((list) => (AWARD_LISTS[list].pages as readonly string[]).includes(page)) ?? null;
}
