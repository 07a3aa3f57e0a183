import { createContext, useContext } from 'react';
import type { OddsFormat } from '../../../../core/odds.ts';
import { type ExternalStore, useStore } from '../../../platform/externalStore.ts';
import type { AccountState, PlayerAccount } from './createAccount.ts';

export type ThemeChoice = 'system' | 'dark' | 'light';

/** How the page looks, and how to change it. Fewer than two choices: nothing to choose. */
export interface ThemePort {
  readonly choices: readonly ThemeChoice[];
  readonly choice: ExternalStore<ThemeChoice>;
  choose(choice: ThemeChoice): void;
}

/** src/app provides it once, around everything that shows the account. */
export interface AccountWorld {
  readonly account: PlayerAccount;
  readonly theme: ThemePort;
}

export const AccountContext = createContext<AccountWorld | null>(null);

export function useAccountWorld(): AccountWorld {
  const world = useContext(AccountContext);
  if (world === null) throw new Error('This belongs into an AccountContext');
  return world;
}

export function useAccount(): AccountState {
  return useStore(useAccountWorld().account);
}

export function useOddsFormat(): OddsFormat {
  return useStore(useAccountWorld().account.oddsFormat);
}

/** In cents; null while it is not known. */
export function usePlayableBalance(): number | null {
  return useStore(useAccountWorld().account.playableCents);
}

export function useThemeChoice(): ThemeChoice {
  return useStore(useAccountWorld().theme.choice);
}
