import { formatMoney } from '../../../../core/money.ts';
import type { CasinoBalances } from '../../../player/index.ts';

/** What the preference means for the player. */
export function usageText({ first, bonusCents }: Omit<CasinoBalances, 'cashCents'>): string {
  const order = first === 'BONUS' ? 'your bonus, then your cash' : 'your cash, then your bonus';
  return `Bets are paid from ${order}. Your bonus is ${formatMoney(bonusCents)}; what it wins is cash.`;
}
