import { createContext, useContext } from 'react';
import type { OddsFormat } from '../../../../core/odds.ts';
import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import { useStore } from '../../../platform/externalStore.ts';
import type { Me, Menu, MenuItem } from '../logic/account.ts';
import { me, playerMenu, visitorMenu } from './account.ts';
import type { PlayerAccount } from './createAccount.ts';

/** src/app provides it once, around everything that shows the account. */
export const AccountContext = createContext<PlayerAccount | null>(null);

export function usePlayerAccount(): PlayerAccount {
  const account = useContext(AccountContext);
  if (account === null) throw new Error('This belongs into an AccountContext');
  return account;
}

/** The player and their balances. Null until known: a balance of zero is never shown for one that is not known. */
export const useMe = (): Queried<Me> => useQuery(me, {});

export const usePlayerMenu = (): Queried<Menu> => useQuery(playerMenu, { skipAccount: false });

export const useVisitorMenu = (): readonly MenuItem[] => useQuery(visitorMenu, { skipAccount: true }).data?.items ?? [];

export const useOddsFormat = (): OddsFormat => useStore(usePlayerAccount().oddsFormat);
