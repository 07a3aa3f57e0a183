import { contractFormat } from '../../../../core/money/odds.ts';
import { pointsHundredthsOf, selectionTitle } from '../../../../core/money/points.ts';
import { publicQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { FeaturedBet } from '../logic/featuredBets.ts';
import { FeaturedBetsDocument } from './featuredBets.generated.ts';

const featuredBets = publicQuery({
  document: FeaturedBetsDocument,
  pollMs: 60_000,
  map: ({ featuredBets: bets }): { readonly bets: readonly FeaturedBet[] } => ({
    bets: bets.map(({ legs, ...bet }) => ({
      ...bet,
      legs: legs.map(({ id, name, points, marketName, marketType, eventName, eventPath }) => ({
        selectionId: id,
        title: selectionTitle(name, marketType, pointsHundredthsOf(points)),
        detail: `${marketName} · ${eventName}`,
        eventName,
        eventPath,
      })),
    })),
  }),
});

/** The brand's featured bets. */
export function useFeaturedBets() {
  const oddsFormat = contractFormat(useStore(useServices().oddsFormat));
  return useQuery(featuredBets, { eventId: null, oddsFormat });
}

/** Those that have a leg in an event. */
export function useEventFeaturedBets(eventId: string) {
  const oddsFormat = contractFormat(useStore(useServices().oddsFormat));
  return useQuery(featuredBets, { eventId, oddsFormat });
}
