import { useEventFeaturedBets } from '../data/useFeaturedBets.ts';
import { FeaturedSection } from './FeaturedSection.tsx';

/** For players: the featured bets with a leg in this game, below its markets. Without one, nothing: the markets are what the page is for. */
export function EventFeaturedBets({ eventId }: { readonly eventId: string }) {
  return <FeaturedSection title="Exclusives with this game" bets={useEventFeaturedBets(eventId).data?.bets ?? []} />;
}
