import { useSyncExternalStore } from 'react';
import { playerQuery } from '../../../platform/data/declare.ts';
import type { Loadable } from '../../../platform/data/loadable.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { useSessionTimes } from '../../../player/index.ts';
import { BetsBeforeFirstWagerDocument } from './firstWager.generated.ts';

/** Whether the player has bets. */
const betsBefore = playerQuery({
  document: BetsBeforeFirstWagerDocument,
  map: ({ open, settled }) => ({ hasBets: open.bets.length + settled.bets.length > 0 }),
});

/** The specification: a page without bets asks for the modal, and so does one that cannot be read. */
const isFirst = ({ state, data }: Loadable<{ readonly hasBets: boolean }>): boolean =>
  data === null ? state === 'failed' : !data.hasBets;

/** A selection is in the slip, or a casino game is open, and the player has no bets. Their page is read only where a bet is near. */
export function useFirstWager(): boolean {
  const { picks } = useServices();
  const hasPicks = (): boolean => picks.count() > 0;
  const isPicked = useSyncExternalStore(picks.subscribe, hasPicks, hasPicks);
  const isPlaying = useSessionTimes(({ isPlayingCasinoGame }) => isPlayingCasinoGame);
  const isNear = isPicked || isPlaying;
  const read = useQuery(betsBefore, {}, { skip: !isNear });
  return isNear && isFirst(read);
}
