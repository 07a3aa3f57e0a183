import { derivedStore } from '../../../platform/externalStore.ts';
import type { PlatformServices, SharedServices } from '../../../platform/services.ts';
import { me } from './account.ts';
import { accountOf } from './createAccount.ts';

export function startAccount(
  services: PlatformServices,
): Pick<SharedServices, 'oddsFormat' | 'player' | 'playableCents' | 'betsPlaced'> {
  const { oddsFormat, placedBets } = accountOf(services);
  const account = services.data.query(me, {});
  return {
    oddsFormat,
    player: derivedStore(account, ({ data }) => data?.account ?? null),
    playableCents: derivedStore(account, ({ data }) => data?.balances.playableCents ?? null),
    betsPlaced: (playableCents) => void placedBets(playableCents),
  };
}
