import { Link, useLocation } from 'react-router';
import { shownOdds } from '../../../../core/money/odds.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { type FeaturedBet, featuredBetLink } from '../logic/featuredBets.ts';

/** Cards side by side. */
export const featuredGrid = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 16,
});

const card = cls({ padding: 16, display: 'flex', flexDirection: 'column', gap: 12, '& > h2, & > h3': { type: 'title' } });
const legs = cls({ display: 'grid', gap: 6, flex: 1, alignContent: 'start' });
const leg = cls({
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr)',
  gap: '0 12px',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&::before': { content: '""', width: 10, height: 10, borderRadius: '50%', border: '2px solid $accentText' },
  '& > span': { type: 'base', overflowWrap: 'anywhere' },
  '& > small': { gridColumn: 2, type: 'caption', color: '$text2' },
  '& a:hover': { color: '$text', textDecoration: 'underline' },
});
const foot = cls({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
const total = cls({ type: 'heading', fontVariantNumeric: 'tabular-nums lining-nums' });

/** A featured bet with its legs, what it pays, and the link that adds it to the slip. */
export function FeaturedBetCard({ bet, heading: Heading }: { readonly bet: FeaturedBet; readonly heading: 'h2' | 'h3' }) {
  const { search } = useLocation();
  const format = useStore(useServices().oddsFormat);
  return (
    <Card as="article" className={card} aria-labelledby={`featured-${bet.featuredBetId}`}>
      <Heading id={`featured-${bet.featuredBetId}`}>{bet.title}</Heading>
      <ul className={legs}>
        {bet.legs.map(({ selectionId, title, detail, eventPath }) => (
          <li key={selectionId} className={leg}>
            <span>{title}</span>
            <small>
              <Link to={eventPath}>{detail}</Link>
            </small>
          </li>
        ))}
      </ul>
      <div className={foot}>
        <span className={total}>{shownOdds(bet.totalOdds, format)}</span>
        <Link
          className={buttonStyle({ tone: 'secondary' }).className}
          to={{ search: featuredBetLink(search, bet.featuredBetId) }}
          preventScrollReset
        >
          {bet.isParlay ? 'Add all' : 'Add'}
          <VisuallyHidden>{`: ${bet.title}`}</VisuallyHidden>
        </Link>
      </div>
    </Card>
  );
}
