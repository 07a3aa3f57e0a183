import { pointsHundredthsOf, selectionTitle } from '../../../../core/points.ts';
import { playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { FeaturedBet } from '../logic/featuredBets.ts';
import { FeaturedBetsDocument } from './featuredBets.generated.ts';

const featuredBets = playerQuery({
  document: FeaturedBetsDocument,
  audience: 'anyone',
  pollMs: 60_000,
  map: ({ featuredBets: bets }): { readonly bets: readonly FeaturedBet[] } => ({
    bets: bets.map(({ legs, ...bet }) => ({
      ...bet,
      legs: legs.map(({ id, name, points, marketName, marketType, eventName, eventPath }) => ({
        selectionId: id,
        title: selectionTitle(name, marketType, pointsHundredthsOf(points)),
        detail: `${marketName} · ${eventName}`,
        eventPath,
      })),
    })),
  }),
});

/** The brand's featured bets. */
export function useFeaturedBets() {
  const oddsFormat = useStore(useServices().oddsFormat);
  return useQuery(featuredBets, { eventId: null, oddsFormat });
}

/**
 * Those that have a leg in an event, for players. A visitor's event page comes without Apollo (docs/adr/0006), and they are not worth
 * 53 KB there: /exclusives has them all.
 */
export function useEventFeaturedBets(eventId: string) {
  const { session, oddsFormat: format } = useServices();
  const oddsFormat = useStore(format);
  return useQuery(featuredBets, { eventId, oddsFormat }, { skip: useStore(session).status !== 'loggedIn' });
}
