import type { EventState } from '../../../../core/money/eventState.ts';
import { useEventsFact, useWatchEvents } from '../../../platform/prices/useEvents.ts';
import { useServices } from '../../../platform/usePlatform.ts';

export { useClockSince } from '../../../platform/prices/useEvents.ts';

export type LegState = Pick<EventState, 'homeScore' | 'awayScore' | 'clock'>;

export interface WatchedLeg {
  readonly eventId: string;
  readonly live: boolean;
}

/** Keeps the events of live legs live: their scores and clocks. Prices come with the slip. */
export function useLiveLegs(legs: readonly WatchedLeg[]): void {
  const eventIds = legs.filter(({ live }) => live).map(({ eventId }) => eventId);
  useWatchEvents(eventIds, 'NONE');
}

/** The score and the clock of a leg's event; null until they are known. */
export function useLegState(eventId: string): LegState | null {
  const { prices } = useServices();
  return useEventsFact([eventId], () => {
    const event = prices.event(eventId);
    return event && { homeScore: event.homeScore, awayScore: event.awayScore, clock: event.clock };
  });
}
