import { type CSSProperties, use, useState } from 'react';
import { join } from '../../../../ui/cls.ts';
import { TeamBadge } from '../../../../ui/TeamBadge.tsx';
import type { MarketTable, TableRow } from '../../logic/markets/table.ts';
import { initialsOf } from '../../logic/participant.ts';
import type { Player, SlateEvent } from '../../logic/slate.ts';
import { soFarText } from '../../logic/statistics.ts';
import { OddsButton } from '../odds/OddsButton.tsx';
import { absent } from '../odds/oddsButtonStyles.ts';
import { Star } from '../Star.tsx';
import * as styles from './marketStyles.ts';
import { PlayersContext } from './playersContext.ts';

function PlayerFace({ player }: { readonly player: Player }) {
  const [hasFailed, setFailed] = useState(false);
  if (player.headshot === null || hasFailed) {
    return (
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(player.name)}
      </span>
    );
  }
  return (
    <img
      className={styles.headshot}
      src={player.headshot.path}
      width={32}
      height={32}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
    />
  );
}

interface PlayerDetailProps {
  readonly player: Player;
  readonly stat: string | undefined;
  readonly participants: SlateEvent['participants'];
}

/** `BOS · 22 so far`, before the start `BOS · Forward`. */
function PlayerDetail({ player, stat, participants }: PlayerDetailProps) {
  const statistics = use(PlayersContext).find(({ id }) => id === player.id);
  const team = participants.find(({ side }) => side === player.side)?.abbreviation;
  const soFar = statistics !== undefined && stat !== undefined ? soFarText(statistics, stat) : null;
  const text = [team, soFar ?? player.detail].filter(Boolean).join(' · ');
  return text === '' ? null : <small>{text}</small>;
}

function RowName({ row, participants }: { readonly row: TableRow; readonly participants: SlateEvent['participants'] }) {
  const { participant, player, label } = row;
  return (
    <span className={join(styles.name, participant === null && styles.plainName)}>
      {participant && <TeamBadge abbreviation={participant.abbreviation} colors={participant.colors} size={28} />}
      {player && <PlayerFace player={player} />}
      <span>
        {label}
        {player && <PlayerDetail player={player} stat={row.stat} participants={participants} />}
      </span>
      {player && player.side !== null && <Star id={`player:${player.id}`} name={player.name} isQuiet />}
    </span>
  );
}

const LINES = { wide: styles.wide, narrow: styles.narrow, grid: styles.grid, list: styles.list } as const;

export interface MarketTableViewProps {
  readonly event: SlateEvent;
  readonly table: MarketTable;
  readonly rows: readonly TableRow[];
  /** The table's price that is in the tab order. */
  readonly tabStop: string | undefined;
}

export function MarketTableView({ event, table, rows, tabStop }: MarketTableViewProps) {
  const hasNames = table.look === 'wide' || table.look === 'narrow';
  const hasHeads = table.heads.some(({ label }) => label !== null);
  const line = LINES[table.look];
  return (
    <div className={styles.rows} style={{ '--columns': table.heads.length } as CSSProperties}>
      {hasHeads && (
        <div className={join(line, styles.heads)} aria-hidden="true">
          {hasNames && <span className={styles.corner} />}
          {table.heads.map(({ key, label }) => (
            <span key={key} className={styles.columnHead}>
              {label}
            </span>
          ))}
        </div>
      )}
      {rows.map((row) => (
        <div key={row.key} className={line}>
          {hasNames && <RowName row={row} participants={event.participants} />}
          {row.cells.map((cell, index) =>
            cell ? (
              <OddsButton
                key={cell.selection.id}
                event={event}
                market={cell.market}
                selection={cell.selection}
                label={cell.label}
                tabStop={cell.selection.id === tabStop}
              />
            ) : (
              <span key={table.heads[index]?.key} className={absent} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}
