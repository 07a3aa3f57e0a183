import type { OddsFormat } from '../../../../core/odds.ts';
import { combinedStore, derivedStore, type WritableStore } from '../../../platform/externalStore.ts';
import type { PlatformServices, SharedServices } from '../../../platform/services.ts';
import { hasPromos } from '../logic/account.ts';
import { me, playerMenu, setOddsFormat } from './account.ts';

/**
 * The account of a player: `shared` is for other features, the rest for its own components.
 * @param persistedFormat the format of this device, for visitors and until the account is known.
 */
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
      casinoRestriction: derivedStore(account, ({ data: found }) => found?.account.casinoRestriction ?? null),
      /** Shows the balance from the answer until account and menu are refetched. */
      betsPlaced: (playableCents: number | null): void => {
        if (playableCents !== null) account.update((before) => ({ ...before, balances: { ...before.balances, playableCents } }));
        void Promise.all([account.refetch(), menu.refetch()]);
      },
    } satisfies Partial<SharedServices>,
    reread: (): void => void account.refetch(),
    setOddsFormat: (oddsFormat: OddsFormat): void => {
      account.update((before) => ({ ...before, account: { ...before.account, oddsFormat } }));
      persistedFormat.set(oddsFormat);
      if (account.getSnapshot().state !== 'idle') void data.mutate(setOddsFormat, { oddsFormat });
    },
  };
}
