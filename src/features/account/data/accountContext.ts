import type { OddsFormat } from '../../../../core/odds.ts';
import { derivedStore, useStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { KeptValueDefinition } from '../../../platform/storage/keptValue.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { apolloAccountApi } from './apolloAccountApi.ts';
import { type AccountState, createAccount, type PlayerAccount } from './createAccount.ts';

const ODDS_FORMAT: KeptValueDefinition<OddsFormat> = {
  name: 'odds-format',
  scope: 'brand',
  initial: 'AMERICAN',
  decode: (stored) => (stored === 'AMERICAN' || stored === 'EURO' ? stored : null),
};

export const accountOf = onePerPage(
  (services: Pick<PlatformServices, 'apollo' | 'session' | 'connection' | 'timers' | 'keep'>): PlayerAccount =>
    createAccount({
      api: apolloAccountApi(services.apollo),
      login: derivedStore(services.session, ({ status }) => status),
      online: derivedStore(services.connection, ({ online }) => online),
      timers: services.timers,
      keptFormat: services.keep(ODDS_FORMAT),
    }),
);

export function useAccount(): AccountState {
  return useStore(accountOf(useServices()));
}
