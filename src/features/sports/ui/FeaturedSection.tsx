import { useId } from 'react';
import { Link } from 'react-router';
import { cls } from '../../../ui/cls.ts';
import type { FeaturedBet } from '../logic/featuredBets.ts';
import { FeaturedBetCard, featuredGrid } from './FeaturedBetCard.tsx';

const section = cls({ display: 'grid', gap: 12 });
const head = cls({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  '& > h2': { type: 'title' },
  '& > a': { type: 'body', color: '$text2', '&:hover': { color: '$text' } },
});

interface FeaturedSectionProps {
  readonly title: string;
  readonly bets: readonly FeaturedBet[];
}

/** Featured bets beside something else, with the way to all of them; nothing without one. */
export function FeaturedSection({ title, bets }: FeaturedSectionProps) {
  const id = useId();
  if (bets.length === 0) return null;
  return (
    <section className={section} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id}>{title}</h2>
        <Link to="/exclusives">See all</Link>
      </div>
      <div className={featuredGrid}>
        {bets.map((bet) => (
          <FeaturedBetCard key={bet.featuredBetId} bet={bet} heading="h3" />
        ))}
      </div>
    </section>
  );
}
