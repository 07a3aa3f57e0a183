import type { Balances } from '../../../store/ledger/index.ts';
import type { AccountBalances } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';

/** The ledger's accounts as the contract shows them: what can be played with, and what of it is whose. */
export function balancesOf(balances: Balances): AccountBalances {
  const { cashCents, bonusCents, restrictedCents, promotionalCreditCents } = balances;
  return {
    playableBalance: moneyOf(cashCents),
    totalPlayableBalance: moneyOf(cashCents + bonusCents + restrictedCents + promotionalCreditCents),
    withdrawableBalance: moneyOf(cashCents),
    restrictedBalance: moneyOf(restrictedCents),
    bonusBalance: moneyOf(bonusCents),
  };
}
