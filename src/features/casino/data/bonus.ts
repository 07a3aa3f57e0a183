import { playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { CasinoBonusDocument } from './bonus.generated.ts';

export const bonus = playerQuery({
  document: CasinoBonusDocument,
  map: ({ account }) =>
    account && {
      cents: account.balances.bonusBalance.amount,
      isFirst: account.userPreferences.casinoBalanceUsagePreferences[0] === 'BONUS',
    },
});

/** The player's bonus and whether games use it before cash. */
export const useBonus = () => useQuery(bonus, {});
