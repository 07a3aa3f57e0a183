import { useEffect, useMemo, useState } from 'react';
import type { BetsFilter } from '../../../../core/wire/contract.ts';
import { usePages } from '../../../platform/data/useQuery.ts';
import { useEventsFact, useWatchEvents } from '../../../platform/prices/useEvents.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { BetLeg } from '../logic/bet.ts';
import type { Wanted } from '../logic/betList.ts';
import { isOver, type LiveFacts, liveFacts } from '../logic/betText.ts';
import { createGradeReads } from './gradeReads.ts';
import { myBets, PAGE_SIZE } from './myBets.ts';

/** One tab, fetched and updated live while the page is shown. */
export const useMyBets = (filter: BetsFilter, wanted: Wanted = {}) =>
  usePages(myBets, { filter, first: PAGE_SIZE, after: null, ...wanted });

/** A pause in typing, in milliseconds, after which the server is asked. */
const PAUSE_MS = 300;

/** What was typed, once the typing pauses. */
export function useTyped(text: string): string {
  const { timers } = useServices();
  const [typed, setTyped] = useState(text);
  useEffect(() => (text === typed ? undefined : timers.after(PAUSE_MS, () => setTyped(text))), [timers, text, typed]);
  return typed;
}

/** Epoch milliseconds. */
export const useNow = (): number => useServices().clock.now();

/** Watches the events of undecided legs while they are on screen, and refetches the bets when one is over. @param read reads both tabs. */
export function useWatchLegs(legs: readonly BetLeg[], read: () => void): void {
  const { prices, timers } = useServices();
  const eventIds = legs.filter((leg) => leg.outcome === 'PENDING').map((leg) => leg.eventId);
  useWatchEvents(eventIds, 'NONE');
  const over = useEventsFact(eventIds, () => eventIds.filter((id) => isOver(prices.event(id)?.status)).join(' '));
  const grades = useMemo(() => createGradeReads(timers, read), [timers, read]);
  useEffect(() => grades.stop, [grades]);
  useEffect(() => grades.eventsOver(over.split(' ')), [grades, over]);
}

/** The live facts of these legs' events, in the order of the legs. */
export function useLiveFacts(legs: readonly BetLeg[]): readonly LiveFacts[] {
  const { prices } = useServices();
  const eventIds = legs.map((leg) => leg.eventId);
  return useEventsFact(eventIds, () => legs.map((leg) => liveFacts(leg, prices.event(leg.eventId))));
}
