import { Link, useLocation } from 'react-router';
import { shownOdds } from '../../../../core/odds.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useFeaturedBets } from '../data/useFeaturedBets.ts';
import { featuredBetLink } from '../logic/featuredBets.ts';
import { AsideCard, asideRow } from './asideParts.tsx';

const SHOWN = 4;

const popularParlays = lazyPart(() => import('./PopularParlays.tsx').then((module) => module.PopularParlays));

/** Beside the lines, in the room that the page keeps for the slip: parlays of players or of the brand, and a player's favourites and open bets. */
export function HomeAside() {
  const { favourites, openBets } = useServices();
  return (
    <>
      {useFlag('parlay-lounge') ? <popularParlays.Component instead={<FeaturedParlays />} /> : <FeaturedParlays />}
      <favourites.card.Component />
      <openBets.Component />
    </>
  );
}

/** Parlays that the brand features, each added with one press. */
function FeaturedParlays() {
  const { search } = useLocation();
  const format = useStore(useServices().oddsFormat);
  const bets = (useFeaturedBets().data?.bets ?? []).filter(({ isParlay }) => isParlay).slice(0, SHOWN);
  if (bets.length === 0) return null;
  return (
    <AsideCard title="Featured parlays">
      {bets.map((bet) => (
        <li key={bet.featuredBetId} className={asideRow}>
          <span>
            <b>{bet.title}</b>
            <small>{bet.legs.map(({ title }) => title).join(' · ')}</small>
          </span>
          <Link
            className={buttonStyle({ tone: 'secondary' }).className}
            to={{ search: featuredBetLink(search, bet.featuredBetId) }}
            preventScrollReset
          >
            {shownOdds(bet.totalOdds, format)}
            <VisuallyHidden>{`, add ${bet.title}`}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </AsideCard>
  );
}
