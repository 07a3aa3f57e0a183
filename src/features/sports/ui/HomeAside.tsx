import { Link, useLocation } from 'react-router';
import { shownOdds } from '../../../../core/money/odds.ts';
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

/**
 * Beside the lines, in the room that the page keeps for the slip: parlays of players or of the brand, a player's favourites and open bets, and
 * promotions where home has no row of them.
 */
export function HomeAside() {
  const { favourites, openBets, promoAside, session } = useServices();
  const isPlayer = useStore(session).status === 'loggedIn';
  const hasRow = useFlag('promo-carousel');
  return (
    <>
      {useFlag('parlay-lounge') ? <popularParlays.Component instead={<FeaturedParlays />} /> : <FeaturedParlays />}
      {isPlayer && <favourites.card.Component />}
      {isPlayer && <openBets.Component />}
      {!hasRow && <promoAside.Component />}
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
            <small>{bet.legs.map(({ eventName }) => eventName).join(' · ')}</small>
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
