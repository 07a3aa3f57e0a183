import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { pointsHundredthsOf } from '../../../../core/money/points.ts';
import { systemTimers } from '../../../platform/clock.ts';
import { publicQuery } from '../../../platform/data/declare.ts';
import type { Loadable } from '../../../platform/data/loadable.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { LineEntry, LineMovement, LinePrice } from '../logic/lineMovement.ts';
import { type LineEntryPartsFragment, LineMovementDocument } from './lineMovement.generated.ts';

const FRESH_MS = 60_000;

const lineMovement = publicQuery({
  document: LineMovementDocument,
  freshMs: FRESH_MS,
  map: ({ lineMovement: found }): LineMovement | null =>
    found && {
      marketType: found.marketType,
      side: found.side,
      asOfMs: Date.parse(found.asOf),
      opening: found.opening && toEntry(found.opening),
      entries: found.entries.map(toEntry),
    },
});

function toEntry({ at, numeratorLong, denominatorLong, points }: LineEntryPartsFragment): LineEntry {
  return {
    atMs: Date.parse(at),
    odds: { numerator: numeratorLong, denominator: denominatorLong },
    pointsHundredths: pointsHundredthsOf(points),
  };
}

/** How a selection's price has moved. A selection that is gone is a failure. */
export function useLineMovement(selectionId: string): Loadable<LineMovement> {
  return useQuery(lineMovement, { selectionId });
}

/** The price on the page; null where the page does not know it. */
export function useCurrentPrice(selectionId: string): LinePrice | null {
  const { prices } = useServices();
  const subscribe = useCallback((listener: () => void) => prices.onSelection(selectionId, listener), [prices, selectionId]);
  const read = (): LinePrice | null => prices.selection(selectionId);
  return useSyncExternalStore(subscribe, read, read);
}

/** Calls back when the wait of a state, in milliseconds, is over. Another state begins its own; null: none. All but the state stay the same. */
export function useWait<State>(state: State, waitOf: (state: State) => number | null, onWaited: () => void): void {
  useEffect(() => {
    const waitMs = waitOf(state);
    return waitMs === null ? undefined : systemTimers.after(waitMs, onWaited);
  }, [state, waitOf, onWaited]);
}
