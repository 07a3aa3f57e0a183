import { type CSSProperties, useId, useMemo, useState } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { TeamBadge } from '../../../ui/TeamBadge.tsx';
import { usePickedCount } from '../data/usePickedCount.ts';
import type { MarketGroup } from '../logic/marketGroups.ts';
import { columnsOf, rowsOf } from '../logic/marketTable.ts';
import type { SlateEvent } from '../logic/slate.ts';
import * as row from './eventRowStyles.ts';
import { OddsButton } from './odds/OddsButton.tsx';
import { absent } from './odds/oddsButtonStyles.ts';
import { moveBetweenOdds } from './oddsGridKeys.ts';
import { SeeAllLines } from './SeeAllLines.tsx';

const head = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  height: 52,
  padding: '0 16px',
  type: 'base',
  fontWeight: 600,
  borderRadius: '$lg',
  '&:focus-visible': { outlineOffset: -2 },
  '& > svg': { marginLeft: 'auto', color: '$text3' },
});
const body = cls({ margin: '0 16px 16px', containerType: 'inline-size' });
const corner = cls({ '@tiny': { display: 'none' } });
const columnHead = cls({ height: 20, display: 'grid', placeItems: 'center' });
const choices = cls({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: 4 });
const stack = cls({ display: 'grid', gap: 4 });

function Lines({ event, group }: { readonly event: SlateEvent; readonly group: MarketGroup }) {
  const columns = useMemo(() => columnsOf([event]), [event]);
  const rows = useMemo(() => rowsOf({ ...event, markets: group.markets }, columns), [event, group, columns]);
  return (
    <div className={row.lines} style={{ '--columns': columns.length } as CSSProperties}>
      <span className={corner} />
      {columns.map((column) => (
        <span key={column.key} className={join(row.headColumn, columnHead)}>
          {column.label}
        </span>
      ))}
      {rows.flatMap((line) => [
        <span key={line.key} className={line.participant ? row.team : join(row.team, row.draw)}>
          {line.participant && <TeamBadge abbreviation={line.participant.abbreviation} colors={line.participant.colors} />}
          <span className={row.teamName}>{line.participant?.name ?? 'Draw'}</span>
        </span>,
        ...line.cells.map((cell, index) =>
          cell ? (
            <OddsButton key={cell.selection.id} event={event} market={cell.market} selection={cell.selection} />
          ) : (
            <span key={`${line.key}-${columns[index]?.key}`} className={absent} />
          ),
        ),
      ])}
    </div>
  );
}

function Choices({ event, group }: { readonly event: SlateEvent; readonly group: MarketGroup }) {
  return (
    <div className={stack}>
      {group.markets.map((market) => (
        <div key={market.id} className={choices}>
          {market.selections.map((selection) => (
            <OddsButton key={selection.id} event={event} market={market} selection={selection} named />
          ))}
        </div>
      ))}
      <SeeAllLines event={event} group={group} />
    </div>
  );
}

export interface MarketAccordionProps {
  readonly event: SlateEvent;
  readonly group: MarketGroup;
  readonly openAtFirst: boolean;
}

/** A market group of the event and its prices. A closed accordion renders no buttons. */
export function MarketAccordion({ event, group, openAtFirst }: MarketAccordionProps) {
  const [isOpen, setOpen] = useState(openAtFirst);
  const id = useId();
  const picked = usePickedCount(group);
  return (
    <Card as="div" onKeyDown={moveBetweenOdds}>
      <h2>
        <button type="button" className={head} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <span>{group.title}</span>
          {group.markets.length > 1 && group.kind === 'market' && <CountBadge count={group.markets.length} />}
          {picked > 0 && <Pill tone="accent">{picked} picked</Pill>}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} />
        </button>
      </h2>
      <div id={id} className={body} hidden={!isOpen}>
        {isOpen && (group.kind === 'lines' ? <Lines event={event} group={group} /> : <Choices event={event} group={group} />)}
      </div>
    </Card>
  );
}
