import { formatMoney } from '../../../../core/money/money.ts';
import type { CasinoBalances } from '../../../player/index.ts';

/** What the preference means for the player. */
export function usageText({ first, bonusCents, toWagerCents }: Omit<CasinoBalances, 'cashCents'>): string {
  const order = first === 'BONUS' ? 'your bonus, then your cash' : 'your cash, then your bonus';
  const wins =
    toWagerCents === 0
      ? 'what it wins is cash'
      : `it and what it wins are cash once ${formatMoney(toWagerCents)} more of it was bet`;
  return `Bets are paid from ${order}. Your bonus is ${formatMoney(bonusCents)}; ${wins}.`;
}
