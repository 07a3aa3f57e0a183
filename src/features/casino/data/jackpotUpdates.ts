import { useEffect } from 'react';
import { subscription } from '../../../platform/data/declare.ts';
import { useServerData } from '../../../platform/data/useQuery.ts';
import { withAmounts } from '../logic/games.ts';
import { CasinoJackpotsUpdatedDocument } from './jackpotUpdates.generated.ts';
import { jackpotOf, jackpots } from './lobby.ts';

const updates = subscription({
  document: CasinoJackpotsUpdatedDocument,
  map: ({ casinoJackpotsUpdated }) => casinoJackpotsUpdated.map(jackpotOf),
});

/** The amounts of all jackpots over the websocket, while the component is mounted. */
export function useJackpotUpdates(): void {
  const data = useServerData();
  useEffect(
    () => data.subscribe(updates, {}, (news) => data.query(jackpots, {}).update((before) => withAmounts(before, news))),
    [data],
  );
}
