import type { Currency } from '../../../../core/money.ts';
import type { Balances } from '../../../store/ledger/index.ts';
import type { AccountBalances } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';

/** Of cash alone: no bonus, restricted or promotional money, and nothing while the player owes. */
export function withdrawableCents({ cashCents, debtCents }: Balances): number {
  return debtCents > 0 ? 0 : cashCents;
}

/** The ledger's accounts in the contract's shape: the playable amount and its parts. */
export function balancesOf(balances: Balances, currency: Currency): AccountBalances {
  const { cashCents, bonusCents, restrictedCents, promotionalCreditCents, pendingWithdrawalCents } = balances;
  const totalCents = cashCents + bonusCents + restrictedCents + promotionalCreditCents;
  return {
    globalBalance: moneyOf(totalCents + pendingWithdrawalCents, currency),
    playableBalance: moneyOf(cashCents, currency),
    totalPlayableBalance: moneyOf(totalCents, currency),
    withdrawableBalance: moneyOf(withdrawableCents(balances), currency),
    restrictedBalance: moneyOf(restrictedCents, currency),
    bonusBalance: moneyOf(bonusCents, currency),
  };
}
