import type { OddsFormat } from '../../../../core/odds.ts';
import type { ServerData } from '../../../platform/data/createServerData.ts';
import { combinedStore, derivedStore, type ExternalStore, type WritableStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { KeptValueDefinition } from '../../../platform/storage/keptValue.ts';
import { me, playerMenu, setOddsFormat } from './account.ts';

const ODDS_FORMAT: KeptValueDefinition<OddsFormat> = {
  name: 'odds-format',
  scope: 'brand',
  initial: 'AMERICAN',
  decode: (stored) => (stored === 'AMERICAN' || stored === 'EURO' ? stored : null),
};

/** The account of this page. */
export const accountOf = onePerPage(
  ({ data, keep }: Pick<PlatformServices, 'data' | 'keep'>): PlayerAccount => createAccount(data, keep(ODDS_FORMAT)),
);

/** What the rest of the page needs of the account, beside what its components read. */
export interface PlayerAccount {
  readonly oddsFormat: ExternalStore<OddsFormat>;
  /** Bets were placed: the balance that the answer told holds until the rest is read. */
  placedBets(playableCents: number | null): Promise<void>;
  setOddsFormat(format: OddsFormat): void;
}

/** @param keptFormat of this device: for visitors, and for the time until the account is known. */
export function createAccount(data: ServerData, keptFormat: WritableStore<OddsFormat>): PlayerAccount {
  const account = data.query(me, {});
  const known = derivedStore(account, ({ data: found }) => found?.account.oddsFormat ?? null);
  known.subscribe(() => keptFormat.set(known.getSnapshot() ?? keptFormat.getSnapshot()));
  return {
    oddsFormat: combinedStore(known, keptFormat, (ofPlayer, ofDevice) => ofPlayer ?? ofDevice),
    placedBets: async (playableCents) => {
      if (playableCents !== null) account.update((before) => ({ ...before, balances: { ...before.balances, playableCents } }));
      await Promise.all([account.refetch(), data.query(playerMenu, { skipAccount: false }).refetch()]);
    },
    setOddsFormat: (oddsFormat) => {
      account.update((before) => ({ ...before, account: { ...before.account, oddsFormat } }));
      keptFormat.set(oddsFormat);
      if (account.getSnapshot().state !== 'idle') void data.mutate(setOddsFormat, { oddsFormat });
    },
  };
}
