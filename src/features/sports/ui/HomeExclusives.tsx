import { useFeaturedBets } from '../data/useFeaturedBets.ts';
import { FeaturedSection } from './FeaturedSection.tsx';

/** As many as stand in a row: /exclusives has the others. */
const SHOWN = 3;

/** The newest featured bets, below the first lines of home. The lines are what the page is for: without them, or offline, it shows nothing. */
export function HomeExclusives() {
  return <FeaturedSection title="Exclusives" bets={useFeaturedBets().data?.bets.slice(0, SHOWN) ?? []} />;
}
