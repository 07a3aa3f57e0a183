import type { CasinoBalance } from '../../../../core/contract.ts';
import { formatMoney } from '../../../../core/money.ts';
import type { CasinoBalances } from '../../../player/index.ts';

export interface PayOption {
  readonly balance: CasinoBalance;
  readonly title: string;
  readonly detail: string;
}

/** What a player can choose to play with first; nothing to choose without a bonus. A bonus is played through once, in any game. */
export function payOptions({ cashCents, bonusCents }: CasinoBalances): readonly PayOption[] {
  if (bonusCents === 0) return [];
  return [
    { balance: 'BONUS', title: `${formatMoney(bonusCents)} casino bonus`, detail: 'Any game · no end date · 1× wagering' },
    { balance: 'CASH', title: `${formatMoney(cashCents)} cash`, detail: 'Any game' },
  ];
}

const ORDER = {
  BONUS: 'Your bonus plays before your cash',
  CASH: 'Your cash plays before your bonus',
} as const;

export const orderText = ({ first }: Pick<CasinoBalances, 'first'>): string => ORDER[first];
