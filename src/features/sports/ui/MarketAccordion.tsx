import { type CSSProperties, useId, useMemo, useState } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { TeamBadge } from '../../../ui/TeamBadge.tsx';
import { usePickedCount } from '../data/usePickedCount.ts';
import { hasLadder, type MarketGroup } from '../logic/marketGroups.ts';
import { type MarketTable, tableOf } from '../logic/marketTable.ts';
import type { SlateEvent } from '../logic/slate.ts';
import * as row from './eventRowStyles.ts';
import { OddsButton } from './odds/OddsButton.tsx';
import { absent } from './odds/oddsButtonStyles.ts';
import { moveBetweenOdds, useTabStop } from './oddsGridKeys.ts';
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
const columnHead = cls({
  height: 20,
  lineHeight: '20px',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

interface TableProps {
  readonly event: SlateEvent;
  readonly table: MarketTable;
  /** The table's price that is in the tab order. */
  readonly tabStop: string | undefined;
}

function Table({ event, table: { columns, rows }, tabStop }: TableProps) {
  const hasHeads = columns.some(({ label }) => label !== null);
  return (
    <div className={row.lines} style={{ '--columns': columns.length } as CSSProperties}>
      {hasHeads && <span className={corner} />}
      {hasHeads &&
        columns.map(({ key, label }) => (
          <span key={key} className={join(row.headColumn, columnHead)}>
            {label}
          </span>
        ))}
      {rows.flatMap(({ key, label, participant, cells }) => [
        <span key={key} className={join(row.team, participant === null && row.plain)}>
          {participant && <TeamBadge abbreviation={participant.abbreviation} colors={participant.colors} />}
          <span className={row.teamName}>{label}</span>
        </span>,
        ...cells.map((cell, index) =>
          cell ? (
            <OddsButton
              key={cell.selection.id}
              event={event}
              market={cell.market}
              selection={cell.selection}
              tabStop={cell.selection.id === tabStop}
            />
          ) : (
            <span key={`${key}-${columns[index]?.key}`} className={absent} />
          ),
        ),
      ])}
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
  const table = useMemo(() => tableOf(event, group), [event, group]);
  const { tabStop, onFocus } = useTabStop(table.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.selection.id ?? [])));
  return (
    <Card as="div" onKeyDown={moveBetweenOdds} onFocus={onFocus}>
      <h2>
        <button type="button" className={head} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <span>{group.title}</span>
          {group.section === 'alternates' && <CountBadge count={group.markets.length} />}
          {picked > 0 && <Pill tone="accent">{picked} picked</Pill>}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} />
        </button>
      </h2>
      <div id={id} className={body} hidden={!isOpen}>
        {isOpen && (
          <>
            <Table event={event} table={table} tabStop={tabStop} />
            {hasLadder(group) && <SeeAllLines event={event} group={group} />}
          </>
        )}
      </div>
    </Card>
  );
}
