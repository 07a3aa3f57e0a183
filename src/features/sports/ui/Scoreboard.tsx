import type { EventState } from '../../../../core/money/eventState.ts';
import { asOfText, dayOnlyText, startText } from '../../../../core/time/times.ts';
import { AsOf } from '../../../ui/AsOf.tsx';
import { Card } from '../../../ui/Card.tsx';
import { join } from '../../../ui/cls.ts';
import { LiveMark } from '../../../ui/LiveMark.tsx';
import { TeamBadge } from '../../../ui/TeamBadge.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useClockSince, useEventFact } from '../data/useLive.ts';
import { sideLabel } from '../logic/marketLabel.ts';
import { participantDetail } from '../logic/participant.ts';
import { teamId } from '../logic/paths.ts';
import { periodCells, trailingSide } from '../logic/scoreboard.ts';
import type { Participant, SlateEvent } from '../logic/slate.ts';
import type { EventStatistics } from '../logic/statistics.ts';
import { untilStart } from '../logic/untilStart.ts';
import { Tape } from './event/Tape.tsx';
import { WinChance } from './event/WinChance.tsx';
import { ParticipantImage } from './ParticipantImage.tsx';
import { RollingScore } from './RollingScore.tsx';
import { Star } from './Star.tsx';
import * as styles from './scoreboardStyles.ts';

/** All facts of the board: unlike a list, the page of one event may render again for each change. */
function useBoard(event: SlateEvent): EventState {
  const status = useEventFact(event.id, (state) => state.status, event.status);
  const homeScore = useEventFact(event.id, (state) => state.homeScore, event.homeScore);
  const awayScore = useEventFact(event.id, (state) => state.awayScore, event.awayScore);
  const clock = useEventFact(event.id, (state) => state.clock, event.clock);
  const periods = useEventFact(event.id, (state) => state.periods, event.periods);
  return { status, homeScore, awayScore, clock, periods };
}

function scoreOf(board: EventState, participant: Participant): number | null {
  return participant.side === 'HOME' ? board.homeScore : board.awayScore;
}

function Side({ event, participant }: { readonly event: SlateEvent; readonly participant: Participant }) {
  const detail = participantDetail(participant, event.sport);
  return (
    <div className={styles.side}>
      <ParticipantImage participant={participant} />
      <div>
        <strong>{participant.name}</strong>
        {detail !== '' && <small>{detail}</small>}
      </div>
      <Star id={teamId(event.competitionPath, participant.name)} name={participant.name} />
    </div>
  );
}

function Score({ board, participant }: { readonly board: EventState; readonly participant: Participant }) {
  const score = scoreOf(board, participant);
  if (score === null || board.status === 'PRE_GAME') return null;
  return <RollingScore score={score} className={join(styles.score, trailingSide(board) === participant.side && styles.behind)} />;
}

/** Keeps its line in a break. */
const NO_SITUATION = '\u00a0';

/** Sports of two people: what is known of each is the first thing to see. */
const HAS_TAPE: ReadonlySet<string> = new Set(['mma', 'boxing', 'tennis']);

interface CentreProps {
  readonly event: SlateEvent;
  readonly board: EventState;
  readonly now: number;
  readonly situation: string | null;
}

function Centre({ event, board, now, situation }: CentreProps) {
  const live = board.status === 'IN_PLAY';
  const since = useClockSince(event.id);
  const until = event.isTimeUnknown ? null : untilStart(event.startsAt, now);
  return (
    <div className={styles.centre}>
      {live && since === null && <LiveMark>LIVE</LiveMark>}
      {live && board.clock && <strong>{board.clock}</strong>}
      {live && since !== null && <AsOf since={since} text={asOfText(since, now)} clock={null} />}
      {live && situation !== null && <span>{situation}</span>}
      {board.status === 'FINISHED' && <strong>Final</strong>}
      {board.status === 'CANCELLED' && <strong>Cancelled</strong>}
      {board.status === 'PRE_GAME' && (
        <>
          <strong>{event.isTimeUnknown ? dayOnlyText(event.startsAt) : startText(event.startsAt, now)}</strong>
          {until !== null && <span>{until}</span>}
        </>
      )}
    </div>
  );
}

function Periods({ event, board }: { readonly event: SlateEvent; readonly board: EventState }) {
  const cells = periodCells(event, board.periods, board.status === 'IN_PLAY');
  if (board.periods.length === 0) return null;
  return (
    <div className={styles.periodsBox}>
      <table className={styles.periods}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{sideLabel(event.sport)}</VisuallyHidden>
            </th>
            {cells.map((cell) => (
              <th key={cell.label} scope="col">
                {cell.label}
              </th>
            ))}
            <th scope="col">{event.sport === 'tennis' ? 'Sets' : 'T'}</th>
          </tr>
        </thead>
        <tbody>
          {event.participants.map((participant) => (
            <tr key={participant.side}>
              <th scope="row">
                <span className={styles.periodTeam}>
                  <TeamBadge abbreviation={participant.abbreviation} colors={participant.colors} size={18} />
                  {participant.name}
                </span>
              </th>
              {cells.map((cell) => (
                <td key={cell.label} className={cell.current ? styles.now : undefined}>
                  {participant.side === 'HOME' ? cell.home : cell.away}
                </td>
              ))}
              <td className={styles.total}>{scoreOf(board, participant) ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface ScoreboardProps {
  readonly event: SlateEvent;
  readonly now: number;
  /** Null until they are known. */
  readonly statistics?: EventStatistics | null;
}

/** The sides, the score, the period table and the chances. Only this component announces score changes (politely). */
export function Scoreboard({ event, now, statistics = null }: ScoreboardProps) {
  const board = useBoard(event);
  const [first, second] = event.participants;
  if (!first || !second) return null;
  return (
    <Card className={styles.board} aria-label={board.status === 'IN_PLAY' ? 'Live scoreboard' : 'Scoreboard'}>
      <div className={styles.top}>
        <Side event={event} participant={first} />
        <div className={styles.middle}>
          <Score board={board} participant={first} />
          <Centre event={event} board={board} now={now} situation={statistics && (statistics.situation?.text ?? NO_SITUATION)} />
          <Score board={board} participant={second} />
        </div>
        <Side event={event} participant={second} />
      </div>
      <Periods event={event} board={board} />
      {statistics !== null && HAS_TAPE.has(event.sport) && <Tape event={event} statistics={statistics} />}
      <WinChance event={event} />
      <ScoreNews event={event} board={board} />
    </Card>
  );
}

/** The score without the clock, as a live region, so that only a score change is announced. */
function ScoreNews({ event, board }: { readonly event: SlateEvent; readonly board: EventState }) {
  if (board.status !== 'IN_PLAY' || board.homeScore === null) return null;
  const text = event.participants.map((participant) => `${participant.name} ${scoreOf(board, participant) ?? 0}`).join(', ');
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
