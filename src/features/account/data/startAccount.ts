import type { OddsFormat } from '../../../../core/odds.ts';
import { combinedStore, derivedStore, type WritableStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices, SharedServices } from '../../../platform/services.ts';
import type { KeptValueDefinition } from '../../../platform/storage/keptValue.ts';
import { me, playerMenu, setOddsFormat } from './account.ts';

const ODDS_FORMAT: KeptValueDefinition<OddsFormat> = {
  name: 'odds-format',
  scope: 'brand',
  initial: 'AMERICAN',
  decode: (stored) => (stored === 'AMERICAN' || stored === 'EURO' ? stored : null),
};

/** The account of this page: what it offers to other features, and what only its own components do. */
export const accountOf = onePerPage(({ data, keep }: Pick<PlatformServices, 'data' | 'keep'>) =>
  createAccount(data, keep(ODDS_FORMAT)),
);

/** @param keptFormat of this device: for visitors, and for the time until the account is known. */
export function createAccount(data: PlatformServices['data'], keptFormat: WritableStore<OddsFormat>) {
  const account = data.query(me, {});
  const known = derivedStore(account, ({ data: found }) => found?.account.oddsFormat ?? null);
  known.subscribe(() => keptFormat.set(known.getSnapshot() ?? keptFormat.getSnapshot()));
  return {
    shared: {
      oddsFormat: combinedStore(known, keptFormat, (ofPlayer, ofDevice) => ofPlayer ?? ofDevice),
      player: derivedStore(account, ({ data: found }) => found?.account ?? null),
      playableCents: derivedStore(account, ({ data: found }) => found?.balances.playableCents ?? null),
      /** The balance that the answer told holds until the rest is read. */
      betsPlaced: (playableCents: number | null): void => {
        if (playableCents !== null) account.update((before) => ({ ...before, balances: { ...before.balances, playableCents } }));
        void Promise.all([account.refetch(), data.query(playerMenu, { skipAccount: false }).refetch()]);
      },
    } satisfies Partial<SharedServices>,
    setOddsFormat: (oddsFormat: OddsFormat): void => {
      account.update((before) => ({ ...before, account: { ...before.account, oddsFormat } }));
      keptFormat.set(oddsFormat);
      if (account.getSnapshot().state !== 'idle') void data.mutate(setOddsFormat, { oddsFormat });
    },
  };
}

export const startAccount = (services: PlatformServices) => accountOf(services).shared;
