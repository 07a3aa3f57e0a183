import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PriceState } from '../../../../core/money/eventState.ts';
import type { Odds, OddsFormat } from '../../../../core/money/odds.ts';
import type { EventStatus, MarketStatus, OddsTrend } from '../../../../core/wire/contract.ts';
import { systemTimers } from '../../../platform/clock.ts';
import type { LiveEventState } from '../../../platform/prices/liveEvent.ts';
import { useEventsFact, useWatchEvents } from '../../../platform/prices/useEvents.ts';
import type { Services } from '../../../platform/services.ts';
import { stableValue } from '../../../platform/stableValue.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { isLit, NO_LIGHT, nextRowLight } from '../logic/rowLight.ts';

export { useClockSince } from '../../../platform/prices/useEvents.ts';

/** A price, and its highlight if the button is to show it. */
export interface LivePrice {
  readonly odds: Odds;
  readonly pointsHundredths: number | null;
  readonly state: PriceState;
  readonly trend: OddsTrend;
  readonly fading: boolean;
  readonly isLarge: boolean;
}

/** The live facts that a price button shows. The same object until one of them changes. */
export interface OddsFacts {
  /** Null for a price that the page does not know. */
  readonly price: LivePrice | null;
  readonly marketStatus: MarketStatus | null;
  readonly eventStatus: EventStatus | null;
  readonly picked: boolean;
  readonly format: OddsFormat;
}

export interface OddsSource {
  subscribe(listener: () => void): () => void;
  read(): OddsFacts;
}

interface ButtonParts extends Pick<Services, 'prices' | 'picks' | 'oddsFormat'> {
  readonly eventId: string;
  readonly marketId: string;
  readonly selectionId: string;
  /** Whether the price shows its highlight now. */
  readonly shows: ShowsHighlight;
}

interface Channel<Fact> {
  subscribe(button: ButtonParts, listener: () => void): () => void;
  read(button: ButtonParts): Fact;
}

const CHANNELS: { readonly [Name in keyof OddsFacts]: Channel<OddsFacts[Name]> } = {
  price: {
    subscribe: (button, listener) => button.prices.onSelection(button.selectionId, listener),
    read: readPrice,
  },
  marketStatus: {
    subscribe: (button, listener) => button.prices.onMarket(button.marketId, listener),
    read: (button) => button.prices.market(button.marketId),
  },
  eventStatus: {
    subscribe: (button, listener) => button.prices.onEvent(button.eventId, listener),
    read: (button) => button.prices.event(button.eventId)?.status ?? null,
  },
  picked: {
    subscribe: (button, listener) => button.picks.onSelection(button.selectionId, listener),
    read: (button) => button.picks.has(button.selectionId),
  },
  format: {
    subscribe: (button, listener) => button.oddsFormat.subscribe(listener),
    read: (button) => button.oddsFormat.getSnapshot(),
  },
};

/**
 * The channels of one button as one store: a page has hundreds of buttons, and one hook per channel would cost each button as many
 * subscriptions and effects.
 */
export function oddsSource(parts: ButtonParts): OddsSource {
  const stable = stableValue<OddsFacts>();
  let last: OddsFacts | null = null;
  let listeners = 0;
  return {
    subscribe: (listener) => {
      const onChange = (): void => {
        last = null;
        listener();
      };
      const stops = Object.values(CHANNELS).map((channel) => channel.subscribe(parts, onChange));
      listeners += 1;
      last = null;
      return () => {
        listeners -= 1;
        for (const stop of stops) stop();
      };
    },
    read: () => {
      // React reads three times per change. With a listener, the facts are the same until a channel notifies.
      if (last === null || listeners === 0)
        last = stable({
          price: CHANNELS.price.read(parts),
          marketStatus: CHANNELS.marketStatus.read(parts),
          eventStatus: CHANNELS.eventStatus.read(parts),
          picked: CHANNELS.picked.read(parts),
          format: CHANNELS.format.read(parts),
        });
      return last;
    },
  };
}

function readPrice({ prices, selectionId, shows }: ButtonParts): LivePrice | null {
  const price = prices.selection(selectionId);
  if (price === null) return null;
  const { odds, pointsHundredths, state } = price;
  const isShown = price.litAt !== null && shows(selectionId);
  const { trend, fading, isLarge } = isShown ? price : CALM;
  return { odds, pointsHundredths, state, trend, fading, isLarge };
}

const CALM = { trend: 'NONE', fading: false, isLarge: false } as const;

/** Says which of the prices of one row in a list shows its highlight now. */
export type ShowsHighlight = (selectionId: string) => boolean;

/** The highlights of a row's prices: one at a time. */
export function rowHighlights(prices: Services['prices'], selectionIds: readonly string[]): ShowsHighlight {
  let light = NO_LIGHT;
  return (selectionId) => {
    const moves = selectionIds.flatMap((id) => {
      const price = prices.selection(id);
      return price === null ? [] : [{ ...price, selectionId: id }];
    });
    light = nextRowLight(light, moves);
    const own = moves.find((move) => move.selectionId === selectionId);
    return own !== undefined && isLit(light, own);
  };
}

/** Outside a list every price shows its own highlight. */
export const HighlightsContext = createContext<ShowsHighlight>(() => true);

export function useRowHighlights(selectionIds: readonly string[]): ShowsHighlight {
  const { prices } = useServices();
  const key = selectionIds.join(' ');
  return useMemo(() => rowHighlights(prices, key.split(' ')), [prices, key]);
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
  const shows = use(HighlightsContext);
  const source = useMemo(
    () => oddsSource({ prices, picks, oddsFormat, eventId, marketId, selectionId, shows }),
    [prices, picks, oddsFormat, eventId, marketId, selectionId, shows],
  );
  const inSight = use(InSightContext);
  const subscribe = useMemo(() => (inSight ? source.subscribe : throttled(source.subscribe)), [inSight, source]);
  return useSyncExternalStore(subscribe, source.read, source.read);
}

/** One fact of a watched event. @param pick returns plain data. */
export function useEventFact<Fact>(eventId: string, pick: (state: LiveEventState) => Fact, fallback: Fact): Fact {
  const { prices } = useServices();
  return useEventsFact([eventId], () => {
    const state = prices.event(eventId);
    return state ? pick(state) : fallback;
  });
}

/** Epoch milliseconds. */
export const useNow = (): number => useServices().clock.now();

/** Epoch milliseconds of the newest state among these events; null without one. */
export function useLastUpdate(eventIds: readonly string[]): number | null {
  const { prices } = useServices();
  return useEventsFact(eventIds, () => {
    const times = eventIds.flatMap((id) => prices.event(id)?.asOf ?? []).map((asOf) => Date.parse(asOf));
    return times.length === 0 ? null : Math.max(...times);
  });
}

/** Watches events with all their prices while the component is mounted. */
export function useWatchAll(eventIds: readonly string[]): void {
  useWatchEvents(eventIds, 'ALL');
}

/** Watches status, score and clock of events while the component is mounted. */
export function useWatchScores(eventIds: readonly string[]): void {
  useWatchEvents(eventIds, 'NONE');
}

/** A row that leaves the window is watched for this long, because scrolling often brings it back. */
const LEAVE_MS = 5000;

/** Watches the main prices of a row's event while the row is in sight. */
export function useWatchRow(eventId: string, inSight: boolean): void {
  const { watchEvents } = useServices();
  useEffect(() => {
    if (!inSight) return undefined;
    const end = watchEvents([eventId], 'MAIN');
    return () => void systemTimers.after(LEAVE_MS, end);
  }, [watchEvents, eventId, inSight]);
}
