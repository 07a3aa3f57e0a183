import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { EventStatus, MarketStatus } from '../../../../core/contract.ts';
import type { OddsFormat } from '../../../../core/odds.ts';
import type { LiveEventState, SelectionPrice } from '../../../platform/prices/liveEvent.ts';
import { useWatchEvents } from '../../../platform/prices/useEvents.ts';
import type { Services } from '../../../platform/services.ts';
import { useServices } from '../../../platform/usePlatform.ts';

/** Everything that a price button shows of the outside. The same object until one of its facts is another. */
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
 * The five channels of one button as one store: a page has hundreds of buttons, and a hook a channel would cost each of them five
 * subscriptions and five effects.
 */
export function oddsSource(
  { prices, picks, oddsFormat }: Pick<Services, 'prices' | 'picks' | 'oddsFormat'>,
  ids: { readonly eventId: string; readonly marketId: string; readonly selectionId: string },
): OddsSource {
  let last: OddsFacts | null = null;
  let listeners = 0;
  // React reads three times a change; while somebody listens, nothing is another as long as nothing was heard.
  let isNews = true;
  return {
    subscribe: (listener) => {
      const onMessage = (): void => {
        isNews = true;
        listener();
      };
      const stops = [
        prices.onSelection(ids.selectionId, onMessage),
        prices.onMarket(ids.marketId, onMessage),
        prices.onEvent(ids.eventId, onMessage),
        picks.subscribe(onMessage),
        oddsFormat.subscribe(onMessage),
      ];
      listeners += 1;
      isNews = true;
      return () => {
        listeners -= 1;
        for (const stop of stops) stop();
      };
    },
    read: () => {
      if (last !== null && listeners > 0 && !isNews) return last;
      isNews = false;
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

/** False where nobody can see what is drawn: there the outside is heard by and by. */
export const InSightContext = createContext(true);

/** Everything that waits is told within a second: a part of it each time, so that no frame is late for what nobody sees. */
const EVERY_MS = 25;
const PARTS = 1000 / EVERY_MS;

const waiting = new Set<() => void>();
let isDue = false;

function tellSome(): void {
  let left = Math.ceil(waiting.size / PARTS);
  for (const tell of waiting) {
    if (left === 0) break;
    left -= 1;
    waiting.delete(tell);
    tell();
  }
  isDue = waiting.size > 0;
  if (isDue) setTimeout(tellSome, EVERY_MS);
}

type Subscribe = (listener: () => void) => () => void;

/** The same subscription for what is out of sight: of many changes in a second it hears once, after the last of them in any case. */
export function unseen(subscribe: Subscribe): Subscribe {
  return (listener) => {
    const tell = (): void => listener();
    const stop = subscribe(() => {
      waiting.add(tell);
      if (isDue) return;
      isDue = true;
      setTimeout(tellSome, EVERY_MS);
    });
    return () => {
      stop();
      waiting.delete(tell);
    };
  };
}

/** What a price button shows of the outside: its owner renders again when one of these facts has changed, and for nothing else. */
export function useOddsFacts(eventId: string, marketId: string, selectionId: string): OddsFacts {
  const { prices, picks, oddsFormat } = useServices();
  const source = useMemo(
    () => oddsSource({ prices, picks, oddsFormat }, { eventId, marketId, selectionId }),
    [prices, picks, oddsFormat, eventId, marketId, selectionId],
  );
  const inSight = use(InSightContext);
  const subscribe = useMemo(() => (inSight ? source.subscribe : unseen(source.subscribe)), [inSight, source]);
  return useSyncExternalStore(subscribe, source.read, source.read);
}

/**
 * One fact of a watched event. `pick` has to answer something that stays the same (a text, a number, the array it was given) while the
 * fact does: an event's state is a new object with every price that moves.
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

/** Keeps events live while they are on screen. */
export const useWatch = useWatchEvents;
