import { derivedStore } from '../../../platform/externalStore.ts';
import type { PlatformServices, SharedServices } from '../../../platform/services.ts';
import { accountOf } from './accountContext.ts';

export function startAccount(
  services: PlatformServices,
): Pick<SharedServices, 'oddsFormat' | 'player' | 'playableCents' | 'betsPlaced'> {
  const account = accountOf(services);
  return {
    oddsFormat: account.oddsFormat,
    player: derivedStore(account, (state) => state.account),
    playableCents: account.playableCents,
    betsPlaced: (playableCents) => void account.placedBets(playableCents),
  };
}
