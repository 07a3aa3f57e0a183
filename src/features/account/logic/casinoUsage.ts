import { formatMoney } from '../../../../core/money.ts';

export type CasinoBalance = 'CASH' | 'BONUS';

export interface CasinoUsage {
  /** What bets of games are paid from first; the other balance pays what is missing. */
  readonly first: CasinoBalance;
  readonly bonusCents: number;
}

/** What the preference means for the player. */
export function usageText({ first, bonusCents }: CasinoUsage): string {
  const order = first === 'BONUS' ? 'your bonus, then your cash' : 'your cash, then your bonus';
  return `Bets are paid from ${order}. Your bonus is ${formatMoney(bonusCents)}; what it wins is cash.`;
}
