import { formatMoney } from '../../../../core/money.ts';

export type CasinoBalance = 'CASH' | 'BONUS';

/** What bets of games can be paid from. */
export interface Balances {
  readonly cashCents: number;
  readonly bonusCents: number;
  /** Paid from first; the other one pays what it lacks. */
  readonly first: CasinoBalance;
}

interface Account {
  readonly balances: { readonly playableBalance: { readonly amount: number }; readonly bonusBalance: { readonly amount: number } };
  readonly userPreferences: { readonly casinoBalanceUsagePreferences: readonly CasinoBalance[] };
}

export const balancesOf = ({ balances, userPreferences }: Account): Balances => ({
  cashCents: balances.playableBalance.amount,
  bonusCents: balances.bonusBalance.amount,
  first: userPreferences.casinoBalanceUsagePreferences[0] ?? 'CASH',
});

export interface PayOption {
  readonly balance: CasinoBalance;
  readonly title: string;
  readonly detail: string;
}

/** What a player can choose to play with first; nothing to choose without a bonus. A bonus is played through once, in any game. */
export function payOptions({ cashCents, bonusCents }: Balances): readonly PayOption[] {
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

export const orderText = ({ first }: Pick<Balances, 'first'>): string => ORDER[first];
