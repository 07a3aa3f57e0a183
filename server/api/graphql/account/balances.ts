import type { Currency } from '../../../../core/money/money.ts';
import type { Balances } from '../../../store/ledger/index.ts';
import type { AccountBalances } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';

/** The ledger's accounts in the contract's shape. `withdrawableBalance` has a resolver, which takes off what is held. */
export function balancesOf(balances: Balances, currency: Currency): AccountBalances {
  const { cashCents, bonusCents, restrictedCents, promotionalCreditCents, pendingWithdrawalCents } = balances;
  const totalCents = cashCents + bonusCents + restrictedCents + promotionalCreditCents;
  return {
    globalBalance: moneyOf(totalCents + pendingWithdrawalCents, currency),
    playableBalance: moneyOf(cashCents, currency),
    totalPlayableBalance: moneyOf(totalCents, currency),
    withdrawableBalance: moneyOf(cashCents, currency),
    restrictedBalance: moneyOf(restrictedCents, currency),
    bonusBalance: moneyOf(bonusCents, currency),
  };
}
