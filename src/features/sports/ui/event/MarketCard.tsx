import { type ReactNode, useId, useMemo, useState } from 'react';
import { Card } from '../../../../ui/Card.tsx';
import { CountBadge } from '../../../../ui/CountBadge.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { usePickedCount } from '../../data/usePickedCount.ts';
import type { MarketGroup } from '../../logic/markets/groups.ts';
import { type MarketTable, tableOf } from '../../logic/markets/table.ts';
import { canJoin } from '../../logic/parlayPlus.ts';
import type { SlateEvent } from '../../logic/slate.ts';
import { moveBetweenOdds, useTabStop } from '../oddsGridKeys.ts';
import { AlertBell } from './AlertBell.tsx';
import { MarketTableView } from './MarketTableView.tsx';
import * as styles from './marketStyles.ts';
import { SeeAllLines } from './SeeAllLines.tsx';
import { useNearSight } from './useNearSight.ts';

export interface MarketCardProps {
  readonly event: SlateEvent;
  readonly group: MarketGroup;
  readonly openAtFirst: boolean;
  /** Drawn with the page: it is in the first window. */
  readonly isFirst?: boolean;
}

/** Rows at first: longer tables have a button for the rest. */
const ROWS = 6;

/** One table of the event page under its title. A closed one renders no prices, and neither does one far from the window. */
export function MarketCard({ event, group, openAtFirst, isFirst = false }: MarketCardProps) {
  const [isOpen, setOpen] = useState(openAtFirst);
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const picked = usePickedCount(group);
  // Its main lines can be legs of one bet, until the game begins.
  const isParlayPlus = event.status === 'PRE_GAME' && group.markets.every(({ main }) => main) && canJoin(event);
  const table = useMemo(() => tableOf(event, group), [event, group]);
  const hasMore = table.rows.length > ROWS + 1;
  const rows = isWhole || !hasMore ? table.rows : table.rows.slice(0, ROWS);
  const { tabStop, onFocus } = useTabStop(rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.selection.id ?? [])));
  return (
    <Card as="div" onKeyDown={moveBetweenOdds} onFocus={onFocus}>
      <div className={styles.titled}>
        <h2>
          <button type="button" className={styles.head} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <span>{group.title}</span>
            {isParlayPlus && <Pill tone="accent">Parlay+</Pill>}
            {!isOpen && group.markets.length > 1 && <CountBadge count={group.markets.length} />}
            {picked > 0 && <Pill tone="accent">{picked} picked</Pill>}
            <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} />
          </button>
        </h2>
        <AlertBell event={event} group={group} />
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <NearBody table={table} isFirst={isFirst}>
            <MarketTableView event={event} table={table} rows={rows} tabStop={tabStop} />
            {(hasMore || table.isCut) && (
              <div className={styles.foot}>
                {hasMore && (
                  <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                    {isWhole ? 'Show fewer' : `Show all ${table.rows.length}`}
                  </button>
                )}
                {table.isCut && <SeeAllLines event={event} group={group} />}
              </div>
            )}
          </NearBody>
        )}
      </div>
    </Card>
  );
}

interface NearBodyProps {
  readonly table: MarketTable;
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

function NearBody({ table, isFirst, children }: NearBodyProps) {
  const { ref, isNear, height } = useNearSight<HTMLDivElement>(isFirst);
  return (
    <div ref={ref} className={styles.body} style={isNear ? undefined : { height: height ?? heightOf(table) }}>
      {isNear && children}
    </div>
  );
}

/** About the height of a table that was not drawn yet, in pixels. */
function heightOf({ rows, heads, look, isCut }: MarketTable): number {
  const lines = look === 'list' ? Math.ceil((rows[0]?.cells.length ?? 0) / 4) : Math.min(rows.length, ROWS);
  return lines * 48 + (heads.some(({ label }) => label !== null) ? 24 : 0) + (isCut || rows.length > ROWS ? 40 : 0) + 8;
}
