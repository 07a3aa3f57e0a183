import { Fragment, memo } from 'react';
import { Link } from 'react-router';
import { asOfText, dayOnlyText, rowStartText, timeText } from '../../../../core/time/times.ts';
import type { Side } from '../../../../core/wire/contract.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { AsOf } from '../../../ui/AsOf.tsx';
import { join } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { LiveMark } from '../../../ui/LiveMark.tsx';
import { TeamBadge } from '../../../ui/TeamBadge.tsx';
import { useInSight } from '../../../ui/useInSight.ts';
import { HighlightsContext, InSightContext, useClockSince, useEventFact, useRowHighlights, useWatchRow } from '../data/useLive.ts';
import { marketCountText, marketHead } from '../logic/marketLabel.ts';
import { type Column, type ListedEvent, listedEvent, type Row } from '../logic/marketTable.ts';
import { canJoin } from '../logic/parlayPlus.ts';
import { teamId } from '../logic/paths.ts';
import { trailingSide } from '../logic/scoreboard.ts';
import type { Participant, SlateEvent } from '../logic/slate.ts';
import * as styles from './eventRowStyles.ts';
import { OddsButton } from './odds/OddsButton.tsx';
import { absent } from './odds/oddsButtonStyles.ts';
import { moveBetweenOdds, useTabStop } from './oddsGridKeys.ts';
import { Star } from './Star.tsx';

/** Live, final, or the start time. */
function EventClock({ event, now, isOneDay }: Pick<EventRowProps, 'event' | 'now' | 'isOneDay'>) {
  const status = useEventFact(event.id, (state) => state.status, event.status);
  const clock = useEventFact(event.id, (state) => state.clock, event.clock);
  const online = useOnline();
  const since = useClockSince(event.id);
  if (status === 'FINISHED') return <span>Final</span>;
  if (status === 'CANCELLED') return <span>Cancelled</span>;
  if (status !== 'IN_PLAY') {
    if (event.isTimeUnknown) return <span>{dayOnlyText(event.startsAt)}</span>;
    return <span>{isOneDay ? timeText(new Date(event.startsAt)) : rowStartText(event.startsAt, now)}</span>;
  }
  if (since !== null) return <AsOf since={since} text={asOfText(since, now)} clock={clock} />;
  // Offline, nothing on the page is live.
  if (!online) return <span>{clock ?? 'Started'}</span>;
  return (
    <>
      <LiveMark>LIVE</LiveMark>
      {clock && <span>{clock}</span>}
    </>
  );
}

/** One side's score. Renders nothing before there is one. */
export function TeamScore({ event, side, className }: { event: SlateEvent; side: Side; className?: string }) {
  const score = useEventFact(
    event.id,
    (state) => (side === 'HOME' ? state.homeScore : state.awayScore),
    side === 'HOME' ? event.homeScore : event.awayScore,
  );
  const behind = useEventFact(event.id, trailingSide, trailingSide(event));
  if (score === null) return null;
  return <span className={join(className ?? styles.score, behind === side && styles.trailing)}>{score}</span>;
}

function Team({ event, participant }: { readonly event: SlateEvent; readonly participant: Participant }) {
  return (
    <Link to={event.path} className={styles.team} tabIndex={-1}>
      <TeamBadge abbreviation={participant.abbreviation} colors={participant.colors} />
      <span className={styles.teamName}>{participant.name}</span>
      {participant.record && event.status === 'PRE_GAME' && <span className={styles.record}>{participant.record}</span>}
      <TeamScore event={event} side={participant.side} />
    </Link>
  );
}

interface PriceRowProps {
  readonly event: SlateEvent;
  readonly row: Row;
  readonly columns: readonly Column[];
  /** The event's price that is in the tab order. */
  readonly tabStop: string | undefined;
}

function PriceRow({ event, row, columns, tabStop }: PriceRowProps) {
  return (
    <>
      {row.participant ? (
        <span className={styles.side}>
          <Team event={event} participant={row.participant} />
          <Star id={teamId(event.competitionPath, row.participant.name)} name={row.participant.name} isQuiet />
        </span>
      ) : (
        <span className={join(styles.team, styles.draw)}>Draw</span>
      )}
      {row.cells.map((cell, index) =>
        cell ? (
          <OddsButton
            key={cell.selection.id}
            event={event}
            market={cell.market}
            selection={cell.selection}
            head={columns[index]?.mixed ? marketHead(cell.market.name) : undefined}
            tabStop={cell.selection.id === tabStop}
          />
        ) : (
          <span key={columns[index]?.key} className={absent} />
        ),
      )}
    </>
  );
}

export interface EventRowProps {
  readonly event: SlateEvent;
  readonly columns: readonly Column[];
  readonly now: number;
  /** The list says the day. */
  readonly isOneDay?: boolean | undefined;
}

interface LinesProps {
  readonly event: SlateEvent;
  readonly listed: ListedEvent;
  readonly columns: readonly Column[];
  readonly isOver: boolean;
  readonly tabStop: string | undefined;
}

function Lines({ event, listed, columns, isOver, tabStop }: LinesProps) {
  const closed = <span className={styles.over}>Betting is closed</span>;
  if (listed.kind === 'field')
    return (
      <>
        <Link to={event.path} className={styles.team} tabIndex={-1}>
          <span className={styles.teamName}>{listed.name}</span>
        </Link>
        {isOver && closed}
        {!isOver && (
          <div className={styles.runners}>
            {listed.favourites.map(({ market, selection }) => (
              <OddsButton
                key={selection.id}
                event={event}
                market={market}
                selection={selection}
                label={selection.name}
                tabStop={selection.id === tabStop}
              />
            ))}
          </div>
        )}
      </>
    );
  if (!isOver)
    return listed.rows.map((row) => <PriceRow key={row.key} event={event} row={row} columns={columns} tabStop={tabStop} />);
  return listed.sides.map((side, index) => (
    <Fragment key={side.side}>
      <Team event={event} participant={side} />
      {index === 0 && closed}
    </Fragment>
  ));
}

/** An event in a list: its time, its sides and their main prices. Does not render again when a price changes. */
export const EventRow = memo(function EventRow({ event, columns, now, isOneDay }: EventRowProps) {
  const listed = listedEvent(event, columns);
  const cells = listed.kind === 'field' ? listed.favourites : listed.rows.flatMap((row) => row.cells);
  const [ref, inSight] = useInSight();
  useWatchRow(event.id, inSight);
  const selectionIds = cells.flatMap((cell) => cell?.selection.id ?? []);
  const highlights = useRowHighlights(selectionIds);
  const { tabStop, onFocus } = useTabStop(selectionIds);
  const status = useEventFact(event.id, (state) => state.status, event.status);
  const isOver = status === 'FINISHED' || status === 'CANCELLED';
  return (
    <article
      ref={ref}
      className={join(styles.row, listed.kind === 'field' ? styles.fieldRow : listed.rows.length > 2 && styles.rowWithDraw)}
      aria-label={event.name}
      onKeyDown={moveBetweenOdds}
      onFocus={onFocus}
    >
      <div className={styles.meta}>
        <EventClock event={event} now={now} isOneDay={isOneDay} />
        {listed.kind === 'field' && <span className={styles.marketName}>{listed.marketName}</span>}
        {status === 'PRE_GAME' && canJoin(event) && <span className={styles.tag}>Parlay+</span>}
        {!isOver && (
          <Link to={event.path} className={styles.more} aria-label={`${event.name}, ${marketCountText(event.marketCount)}`}>
            {marketCountText(event.marketCount)}
            <Icon name="chevronRight" size={14} />
          </Link>
        )}
      </div>
      <InSightContext value={inSight}>
        <HighlightsContext value={highlights}>
          <Lines event={event} listed={listed} columns={columns} isOver={isOver} tabStop={tabStop} />
        </HighlightsContext>
      </InSightContext>
    </article>
  );
});
