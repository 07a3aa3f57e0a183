import type { CasinoBalances } from '../../../../core/casino/casinoBalances.ts';
import { formatMoney } from '../../../../core/money.ts';

/** What the preference means for the player. */
export function usageText({ first, bonusCents }: Omit<CasinoBalances, 'cashCents'>): string {
  const order = first === 'BONUS' ? 'your bonus, then your cash' : 'your cash, then your bonus';
  return `Bets are paid from ${order}. Your bonus is ${formatMoney(bonusCents)}; what it wins is cash.`;
}
