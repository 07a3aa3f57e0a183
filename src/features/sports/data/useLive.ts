import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { EventStatus, MarketStatus } from '../../../../core/contract.ts';
import type { OddsFormat } from '../../../../core/odds.ts';
import type { LiveEventState, SelectionPrice } from '../../../platform/prices/liveEvent.ts';
import { useWatchEvents } from '../../../platform/prices/useEvents.ts';
import type { Services } from '../../../platform/services.ts';
import { useServices } from '../../../platform/usePlatform.ts';

/** The live facts that a price button shows. The same object until one of them changes. */
export interface OddsFacts {
  readonly price: SelectionPrice | null;
  readonly marketStatus: MarketStatus | null;
  readonly eventStatus: EventStatus | null;
  readonly picked: boolean;
  readonly format: OddsFormat;
}

export interface OddsSource {
  subscribe(listener: () => void): () => void;
  read(): OddsFacts;
}

/**
 * The five channels of one button as one store: a page has hundreds of buttons, and one hook per channel would cost each button five
 * subscriptions and five effects.
 */
export function oddsSource(
  { prices, picks, oddsFormat }: Pick<Services, 'prices' | 'picks' | 'oddsFormat'>,
  ids: { readonly eventId: string; readonly marketId: string; readonly selectionId: string },
): OddsSource {
  let last: OddsFacts | null = null;
  let listeners = 0;
  // React reads three times per change. With a listener, the facts are the same until a channel notifies.
  let hasChanged = true;
  return {
    subscribe: (listener) => {
      const onChange = (): void => {
        hasChanged = true;
        listener();
      };
      const stops = [
        prices.onSelection(ids.selectionId, onChange),
        prices.onMarket(ids.marketId, onChange),
        prices.onEvent(ids.eventId, onChange),
        picks.subscribe(onChange),
        oddsFormat.subscribe(onChange),
      ];
      listeners += 1;
      hasChanged = true;
      return () => {
        listeners -= 1;
        for (const stop of stops) stop();
      };
    },
    read: () => {
      if (last !== null && listeners > 0 && !hasChanged) return last;
      hasChanged = false;
      const price = prices.selection(ids.selectionId);
      const marketStatus = prices.market(ids.marketId);
      const eventStatus = prices.event(ids.eventId)?.status ?? null;
      const picked = picks.has(ids.selectionId);
      const format = oddsFormat.getSnapshot();
      const isSame =
        last !== null &&
        last.price === price &&
        last.marketStatus === marketStatus &&
        last.eventStatus === eventStatus &&
        last.picked === picked &&
        last.format === format;
      if (!isSame || last === null) last = { price, marketStatus, eventStatus, picked, format };
      return last;
    },
  };
}

/** False for content out of sight. Its updates are delayed. */
export const InSightContext = createContext(true);

/** Notifies all waiting listeners within a second, a part each time, so that updates out of sight delay no animation frame. */
const EVERY_MS = 25;
const PARTS = 1000 / EVERY_MS;

const waiting = new Set<() => void>();
let isDue = false;

function notifySome(): void {
  let left = Math.ceil(waiting.size / PARTS);
  for (const notify of waiting) {
    if (left === 0) break;
    left -= 1;
    waiting.delete(notify);
    notify();
  }
  isDue = waiting.size > 0;
  if (isDue) setTimeout(notifySome, EVERY_MS);
}

type Subscribe = (listener: () => void) => () => void;

/** A subscription for content out of sight: notifies once for many changes in a second, and always after the last one. */
export function throttled(subscribe: Subscribe): Subscribe {
  return (listener) => {
    const notify = (): void => listener();
    const stop = subscribe(() => {
      waiting.add(notify);
      if (isDue) return;
      isDue = true;
      setTimeout(notifySome, EVERY_MS);
    });
    return () => {
      stop();
      waiting.delete(notify);
    };
  };
}

/** The live facts of a price button. The component renders again only when one of these facts changes. */
export function useOddsFacts(eventId: string, marketId: string, selectionId: string): OddsFacts {
  const { prices, picks, oddsFormat } = useServices();
  const source = useMemo(
    () => oddsSource({ prices, picks, oddsFormat }, { eventId, marketId, selectionId }),
    [prices, picks, oddsFormat, eventId, marketId, selectionId],
  );
  const inSight = use(InSightContext);
  const subscribe = useMemo(() => (inSight ? source.subscribe : throttled(source.subscribe)), [inSight, source]);
  return useSyncExternalStore(subscribe, source.read, source.read);
}

/**
 * One fact of a watched event. `pick` must return the same value (a text, a number, the array from the state) while the fact is the same:
 * an event's state is a new object with every price change.
 */
export function useEventFact<Fact>(eventId: string, pick: (state: LiveEventState) => Fact, fallback: Fact): Fact {
  const { prices } = useServices();
  const subscribe = useCallback((listener: () => void) => prices.onEvent(eventId, listener), [prices, eventId]);
  const read = (): Fact => {
    const state = prices.event(eventId);
    return state ? pick(state) : fallback;
  };
  return useSyncExternalStore(subscribe, read, read);
}

/** Watches events while they are on screen. */
export const useWatch = useWatchEvents;
