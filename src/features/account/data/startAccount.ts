import type { OddsFormat } from '../../../../core/odds.ts';
import { combinedStore, derivedStore, type WritableStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices, SharedServices } from '../../../platform/services.ts';
import type { PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';
import { hasPromos } from '../logic/account.ts';
import { me, playerMenu, setOddsFormat } from './account.ts';

const ODDS_FORMAT: PersistedValueDefinition<OddsFormat> = {
  name: 'odds-format',
  scope: 'brand',
  initial: 'AMERICAN',
  decode: (stored) => (stored === 'AMERICAN' || stored === 'EURO' ? stored : null),
};

/** The account of this page: `shared` is for other features, the rest for its own components. */
export const accountOf = onePerPage(({ data, persist }: Pick<PlatformServices, 'data' | 'persist'>) =>
  createAccount(data, persist(ODDS_FORMAT)),
);

/** @param persistedFormat the format of this device, for visitors and until the account is known. */
export function createAccount(data: PlatformServices['data'], persistedFormat: WritableStore<OddsFormat>) {
  const account = data.query(me, {});
  const menu = data.query(playerMenu, { skipAccount: false });
  const known = derivedStore(account, ({ data: found }) => found?.account.oddsFormat ?? null);
  known.subscribe(() => persistedFormat.set(known.getSnapshot() ?? persistedFormat.getSnapshot()));
  return {
    shared: {
      oddsFormat: combinedStore(known, persistedFormat, (ofPlayer, ofDevice) => ofPlayer ?? ofDevice),
      player: derivedStore(account, ({ data: found }) => found?.account ?? null),
      playableCents: derivedStore(account, ({ data: found }) => found?.balances.playableCents ?? null),
      promosOffered: derivedStore(menu, ({ data: found }) => found === null || hasPromos(found.items)),
      casinoRestricted: derivedStore(account, ({ data: found }) => found?.account.casinoRestricted ?? false),
      /** Shows the balance from the answer until account and menu are refetched. */
      betsPlaced: (playableCents: number | null): void => {
        if (playableCents !== null) account.update((before) => ({ ...before, balances: { ...before.balances, playableCents } }));
        void Promise.all([account.refetch(), menu.refetch()]);
      },
    } satisfies Partial<SharedServices>,
    setOddsFormat: (oddsFormat: OddsFormat): void => {
      account.update((before) => ({ ...before, account: { ...before.account, oddsFormat } }));
      persistedFormat.set(oddsFormat);
      if (account.getSnapshot().state !== 'idle') void data.mutate(setOddsFormat, { oddsFormat });
    },
  };
}

export const startAccount = (services: PlatformServices) => accountOf(services).shared;
