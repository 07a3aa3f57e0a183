import { useLayoutEffect, useState } from 'react';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useEventsFact, useWatchEvents } from '../../../platform/prices/useEvents.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { bettablePrice, type QuickEvent, type QuickPrice } from '../logic/quickOffers.ts';
import { betslipOf } from './betslip.ts';
import { type QuickOffers, quickBetPreference, quickOffers } from './quickBets.ts';

export const useQuickOffers = () => useQuery(quickOffers, {});

export const useQuickBetPreference = () => useQuery(quickBetPreference, {});

/**
 * Keeps the prices of these offers live, and has the code that places bets ready.
 * @returns the events once the price store knows them, so that every price shown comes from it.
 */
export function useLiveOffers({ events, seeds }: QuickOffers): readonly QuickEvent[] {
  const services = useServices();
  const { prices } = services;
  const [shown, setShown] = useState<readonly QuickEvent[]>([]);
  useLayoutEffect(() => {
    prices.seedEvents(seeds);
    setShown(events);
  }, [prices, seeds, events]);
  useLayoutEffect(() => {
    betslipOf(services).preload();
  }, [services]);
  useWatchEvents(
    events.map(({ eventId }) => eventId),
    'MAIN',
  );
  return shown;
}

/** The price that a tap would bet at; null while there is none. */
export function useQuickPrice(eventId: string, marketId: string, selectionId: string): QuickPrice | null {
  const { prices } = useServices();
  return useEventsFact([eventId], () =>
    bettablePrice(prices.selection(selectionId), prices.market(marketId), prices.event(eventId)?.status ?? null),
  );
}
