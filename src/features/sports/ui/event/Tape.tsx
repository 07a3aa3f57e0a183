import { Fragment } from 'react';
import type { SlateEvent } from '../../logic/slate.ts';
import { type EventStatistics, tape } from '../../logic/statistics.ts';
import { facts } from './infoStyles.ts';

/** The tale of the tape: what is known of each side, under one label. */
export function Tape({ event, statistics }: { readonly event: SlateEvent; readonly statistics: EventStatistics }) {
  const rows = tape(statistics, event.participants);
  if (rows.length === 0) return null;
  return (
    <dl className={facts} aria-label="Tale of the tape">
      {rows.map(({ label, values: [first, second] }) => (
        <Fragment key={label}>
          <dd>{first}</dd>
          <dt>{label}</dt>
          <dd>{second}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
