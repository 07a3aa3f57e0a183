import { useLayoutEffect, useState } from 'react';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useEventsFact, useWatchEvents } from '../../../platform/prices/useEvents.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { type QuickEvent, type QuickPrice, quickPrice } from '../logic/placement/quickOffers.ts';
import { betslipOf } from './betslip.ts';
import { type QuickOffers, quickBetPreference, quickOffers } from './quickBets.ts';

export const useQuickOffers = () => useQuery(quickOffers, {});

export const useQuickBetPreference = () => useQuery(quickBetPreference, {});

/**
 * Keeps the prices of these offers live.
 * @returns the events once the price store knows them, so that every price shown comes from it.
 */
export function useLiveOffers({ events, seeds }: QuickOffers): readonly QuickEvent[] {
  const { prices } = useServices();
  const [shown, setShown] = useState<readonly QuickEvent[]>([]);
  useLayoutEffect(() => {
    prices.seedEvents(seeds);
    setShown(events);
  }, [prices, seeds, events]);
  useWatchEvents(
    events.map(({ eventId }) => eventId),
    'MAIN',
  );
  return shown;
}

/** Has the code that places bets ready before the first tap. */
export function usePlacingReady(isOn: boolean): void {
  const services = useServices();
  useLayoutEffect(() => {
    if (isOn) betslipOf(services).preload();
  }, [services, isOn]);
}

/** The price as it is shown, and whether a tap would bet at it; null while it is not known. */
export function useQuickPrice(eventId: string, marketId: string, selectionId: string): QuickPrice | null {
  const { prices } = useServices();
  return useEventsFact([eventId], () =>
    quickPrice(prices.selection(selectionId), prices.market(marketId), prices.event(eventId)?.status ?? null),
  );
}
