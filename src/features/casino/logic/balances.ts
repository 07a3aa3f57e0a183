import { formatMoney } from '../../../../core/money/money.ts';
import type { CasinoBalance } from '../../../../core/wire/contract.ts';
import type { CasinoBalances } from '../../../player/index.ts';

export interface PayOption {
  readonly balance: CasinoBalance;
  readonly title: string;
  readonly detail: string;
}

/** What a player can choose to play with first; nothing to choose without a bonus. A bonus is wagered in any game. */
export function payOptions({ cashCents, bonusCents, toWagerCents }: CasinoBalances): readonly PayOption[] {
  if (bonusCents === 0) return [];
  return [
    {
      balance: 'BONUS',
      title: `${formatMoney(bonusCents)} casino bonus`,
      detail: `Any game · no end date · ${wageringText(toWagerCents)}`,
    },
    { balance: 'CASH', title: `${formatMoney(cashCents)} cash`, detail: 'Any game' },
  ];
}

const wageringText = (cents: number): string => (cents === 0 ? 'wins cash' : `${formatMoney(cents)} left to wager`);

/** When wins of the bonus are cash. */
export const bonusText = ({ toWagerCents }: Pick<CasinoBalances, 'toWagerCents'>): string =>
  toWagerCents === 0
    ? 'Wins from the bonus are paid as cash.'
    : `The bonus and what it wins are cash once ${formatMoney(toWagerCents)} more of it was bet. Bets on all outcomes of a round do not count.`;

const ORDER = {
  BONUS: 'Your bonus plays before your cash',
  CASH: 'Your cash plays before your bonus',
} as const;

export const orderText = ({ first }: Pick<CasinoBalances, 'first'>): string => ORDER[first];
