import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { chip } from '../../../ui/chipStyles.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { CompetitionLink } from '../logic/slate.ts';
import { columnEnd } from './sectionStyles.ts';
import { sportIcon } from './sportIcon.ts';

/** One line, so that the lines below it have their place before the competitions are known. It ends at the column's edge, as the strip. */
const row = cls({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...columnEnd,
});

export interface CompetitionChipsProps {
  readonly competitions: readonly CompetitionLink[];
  readonly first?: ReactNode;
}

/** Links to the competitions with open events, each with their number. */
export function CompetitionChips({ competitions, first }: CompetitionChipsProps) {
  return (
    <nav className={row} aria-label="Competitions">
      {first}
      {competitions.map(({ id, name, path, sport, eventCount }) => (
        <Link key={id} className={chip} to={path}>
          <Icon name={sportIcon(sport)} size={16} />
          {name} <span>{eventCount}</span>
        </Link>
      ))}
    </nav>
  );
}
