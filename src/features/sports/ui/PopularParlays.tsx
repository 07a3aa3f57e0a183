import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shownOdds } from '../../../../core/money/odds.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useHomeParlays } from '../data/useHomeParlays.ts';
import { AsideCard, asideRow } from './asideParts.tsx';

const SHOWN = 4;

/**
 * Beside the lines: parlays that players have open. They lead to the lounge, which says what their prices mean and copies them.
 * @param instead where nobody has one open, or none can be read
 */
export function PopularParlays({ instead }: { readonly instead: ReactNode }) {
  const format = useStore(useServices().oddsFormat);
  const parlays = (useHomeParlays().data ?? []).slice(0, SHOWN);
  if (parlays.length === 0) return instead;
  return (
    <AsideCard title="Popular parlays">
      {parlays.map(({ id, legs, playerCount, totalOdds }) => (
        <li key={id} className={asideRow}>
          <span>
            <b>{legs.join(' · ')}</b>
            <small>{playerCount === 1 ? '1 player' : `${playerCount} players`}</small>
          </span>
          <Link className={buttonStyle({ tone: 'secondary' }).className} to="/parlay-lounge">
            {shownOdds(totalOdds, format)}
            <VisuallyHidden>{`, ${legs.length}-leg parlay, in the parlay lounge`}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </AsideCard>
  );
}
