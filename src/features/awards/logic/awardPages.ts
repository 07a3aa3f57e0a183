/** The lists of awards, each with the contract's section and its addresses: the first is the one that links lead to. */
export const AWARD_LISTS = {
  cashback: { section: 'Bonuses', label: 'Cashback', pages: ['cashback', 'bonuses'] },
  'bonus-bets': { section: 'FreeBets', label: 'Bonus bets', pages: ['bonus-bets', 'free-bets'] },
  'profit-boosts': { section: 'ProfitBoosts', label: 'Profit boosts', pages: ['profit-boosts'] },
  'bonus-spins': { section: 'FreeRounds', label: 'Bonus spins', pages: ['bonus-spins', 'free-rounds', 'free-wagers'] },
  history: { section: 'History', label: 'History', pages: ['history'] },
} as const;

export type AwardList = keyof typeof AWARD_LISTS;
