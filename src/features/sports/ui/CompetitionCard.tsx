import { type CSSProperties, memo, useMemo } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { seeAllText } from '../logic/marketLabel.ts';
import { columnsOf } from '../logic/marketTable.ts';
import type { Competition } from '../logic/slate.ts';
import { EventRow } from './EventRow.tsx';
import * as styles from './eventRowStyles.ts';
import { label } from './sectionStyles.ts';
import { sportIcon } from './sportIcon.ts';

export interface CompetitionCardProps {
  readonly competition: Competition;
  readonly now: number;
  /** In place of the competition's name, which is then no link. */
  readonly title?: string;
  /** All its events are on one day, which the title says: the rows say the time. */
  readonly isOneDay?: boolean | undefined;
  /** Ends with a link to the competition's page if that has more events. Only once all its rows are rendered. */
  readonly seeAll?: boolean;
}

/** A competition's events under one row of column heads. */
export const CompetitionCard = memo(function CompetitionCard(props: CompetitionCardProps) {
  const { competition, now, title, isOneDay, seeAll = false } = props;
  const columns = useMemo(() => columnsOf(competition.events), [competition]);
  // A list of tournaments has no columns, and no grid repeats something no times.
  const style = { '--columns': columns.length || 1 } as CSSProperties;
  return (
    <Card className={styles.card} style={style} aria-label={title ?? competition.name}>
      <header className={styles.head}>
        <h2 className={styles.headName}>
          <Icon name={sportIcon(competition.sport)} size={18} />
          {title ? (
            <span className={label}>{title}</span>
          ) : (
            <Link to={competition.path} className={label}>
              {competition.name}
            </Link>
          )}
        </h2>
        {columns.map((column) => (
          <span key={column.key} className={styles.headColumn}>
            {column.label}
          </span>
        ))}
      </header>
      {competition.events.map((event) => (
        <EventRow key={event.id} event={event} columns={columns} now={now} isOneDay={isOneDay} />
      ))}
      {seeAll && competition.eventCount > competition.events.length && (
        <Link to={competition.path} className={styles.seeAll}>
          {seeAllText(competition)}
          <Icon name="chevronRight" size={16} />
        </Link>
      )}
    </Card>
  );
});
