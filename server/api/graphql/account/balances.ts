import type { Currency } from '../../../../core/money.ts';
import type { Balances } from '../../../store/ledger/index.ts';
import type { AccountBalances } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';

/** The ledger's accounts in the contract's shape: the playable amount and its parts. */
export function balancesOf(balances: Balances, currency: Currency): AccountBalances {
  const { cashCents, bonusCents, restrictedCents, promotionalCreditCents } = balances;
  return {
    playableBalance: moneyOf(cashCents, currency),
    totalPlayableBalance: moneyOf(cashCents + bonusCents + restrictedCents + promotionalCreditCents, currency),
    withdrawableBalance: moneyOf(cashCents, currency),
    restrictedBalance: moneyOf(restrictedCents, currency),
    bonusBalance: moneyOf(bonusCents, currency),
  };
}
