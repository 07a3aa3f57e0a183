import { useState } from 'react';
import { scoreText } from '../../../../../core/texts/scoreText.ts';
import { dayText } from '../../../../../core/time/times.ts';
import { Card } from '../../../../ui/Card.tsx';
import { TabPanel, Tabs } from '../../../../ui/Tabs.tsx';
import { TeamBadge } from '../../../../ui/TeamBadge.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { useStandings } from '../../data/useStatistics.ts';
import type { Participant, SlateEvent } from '../../logic/slate.ts';
import {
  type EventStatistics,
  type GameOutcome,
  type InfoSection,
  infoTabs,
  type Play,
  type Standings,
  type Statistic,
} from '../../logic/statistics.ts';
import * as styles from './infoStyles.ts';

const TABS = 'event-info';

export interface EventInfoProps {
  readonly event: SlateEvent;
  readonly statistics: EventStatistics;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Statistics, plays, form and the table of an event: a tab for each that there is something of. */
export function EventInfo({ event, statistics, now }: EventInfoProps) {
  const competitionId = decodeURIComponent(event.competitionPath.split('/').at(-1) ?? '');
  const standings = useStandings(competitionId).data?.found ?? null;
  const tabs = infoTabs(statistics, standings);
  const [wanted, choose] = useState<InfoSection | null>(null);
  const chosen = tabs.find(({ id }) => id === wanted)?.id ?? tabs[0]?.id;
  if (chosen === undefined) {
    return (
      <Card className={styles.card} aria-label="Statistics">
        <p className={`${styles.panel} ${styles.empty}`}>Nothing is known of this event yet.</p>
      </Card>
    );
  }
  return (
    <Card className={styles.card} aria-label="Statistics">
      <Tabs label="About the event" name={TABS} tabs={tabs} value={chosen} onChange={choose} />
      <TabPanel name={TABS} value={chosen} className={styles.panel}>
        {chosen === 'statistics' && <StatisticRows event={event} statistics={statistics.statistics} />}
        {chosen === 'plays' && <Plays event={event} plays={statistics.plays} />}
        {chosen === 'form' && <FormOfSides event={event} form={statistics.form} now={now} />}
        {chosen === 'meetings' && <Meetings event={event} meetings={statistics.meetings} now={now} />}
        {chosen === 'injuries' && <Injuries event={event} injuries={statistics.injuries} />}
        {chosen === 'standings' && standings !== null && <StandingsTable event={event} standings={standings} />}
      </TabPanel>
    </Card>
  );
}

/** The numbers of the two sides, in the order of the board. */
function StatisticRows({ event, statistics }: { readonly event: SlateEvent; readonly statistics: readonly Statistic[] }) {
  const [first, second] = event.participants;
  if (first === undefined || second === undefined) return null;
  return statistics.map(({ key, label, home, away, homeShare }) => {
    const [own, other] = first.side === 'HOME' ? [home, away] : [away, home];
    const share = homeShare === null ? null : first.side === 'HOME' ? homeShare : 1 - homeShare;
    return (
      <div key={key} className={styles.stat}>
        <b>
          <VisuallyHidden>{`${first.name} `}</VisuallyHidden>
          {own}
        </b>
        <span>{label}</span>
        <b>
          <VisuallyHidden>{`${second.name} `}</VisuallyHidden>
          {other}
        </b>
        {share !== null && (
          <span className={styles.share} aria-hidden="true">
            <i style={{ flexGrow: share, backgroundColor: first.colors[0] }} />
            <i style={{ flexGrow: 1 - share, backgroundColor: second.colors[0] }} />
          </span>
        )}
      </div>
    );
  });
}

function Badge({ of }: { readonly of: Participant | undefined }) {
  return of === undefined ? <span /> : <TeamBadge abbreviation={of.abbreviation} colors={of.colors} size={22} />;
}

function Plays({ event, plays }: { readonly event: SlateEvent; readonly plays: readonly Play[] }) {
  return (
    <ol className={styles.plays} aria-label="What happened, the last first">
      {plays.map((play) => {
        const score = scoreText(event.name, play);
        return (
          <li key={play.number}>
            <small>{[play.period, play.clock].filter(Boolean).join(' ')}</small>
            <Badge of={event.participants.find(({ side }) => side === play.side)} />
            <span>{play.text}</span>
            {score && <b>{score}</b>}
          </li>
        );
      })}
    </ol>
  );
}

const LETTERS: Readonly<Record<GameOutcome, string>> = { WIN: 'W', LOSS: 'L', DRAW: 'D' };
const WORDS: Readonly<Record<GameOutcome, string>> = { WIN: 'Won', LOSS: 'Lost', DRAW: 'Drawn' };

function Outcome({ of }: { readonly of: GameOutcome }) {
  return (
    <span className={styles.outcome} data-outcome={of}>
      <span aria-hidden="true">{LETTERS[of]}</span>
      <VisuallyHidden>{WORDS[of]}</VisuallyHidden>
    </span>
  );
}

interface FormProps {
  readonly event: SlateEvent;
  readonly form: EventStatistics['form'];
  readonly now: number;
}

function FormOfSides({ event, form, now }: FormProps) {
  return (
    <div className={styles.pair}>
      {event.participants.map((participant) => (
        <div key={participant.side}>
          <h3>
            <Badge of={participant} />
            {participant.name}
          </h3>
          <ul className={styles.lines}>
            {(form.find(({ side }) => side === participant.side)?.games ?? []).map((game) => (
              <li key={`${game.playedAt} ${game.opponent}`}>
                <Outcome of={game.outcome} />
                <span>
                  {game.score}–{game.opponentScore} {game.isHome ? 'vs' : '@'} {game.opponent}
                  {game.note !== null && <small> {game.note}</small>}
                </span>
                <span>{dayText(new Date(game.playedAt), now)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface MeetingsProps {
  readonly event: SlateEvent;
  readonly meetings: EventStatistics['meetings'];
  readonly now: number;
}

/** Sides and scores in the order of the event, whose ground it may not have been. */
function Meetings({ event, meetings, now }: MeetingsProps) {
  const isHomeFirst = event.participants[0]?.side === 'HOME';
  return (
    <ul className={styles.lines}>
      {meetings.map((meeting) => (
        <li key={meeting.playedAt}>
          <span>
            {isHomeFirst ? meeting.home : meeting.away} <b>{scoreText(event.name, meeting)}</b>{' '}
            {isHomeFirst ? meeting.away : meeting.home}
          </span>
          <span>{dayText(new Date(meeting.playedAt), now)}</span>
        </li>
      ))}
    </ul>
  );
}

const STATUS = { OUT: 'Out', DOUBTFUL: 'Doubtful', QUESTIONABLE: 'Questionable' } as const;

function Injuries({ event, injuries }: { readonly event: SlateEvent; readonly injuries: EventStatistics['injuries'] }) {
  return (
    <div className={styles.pair}>
      {event.participants.map((participant) => {
        const own = injuries.filter(({ side }) => side === participant.side);
        return (
          <div key={participant.side}>
            <h3>
              <Badge of={participant} />
              {participant.name}
            </h3>
            {own.length === 0 && <p className={styles.empty}>Nobody is reported.</p>}
            <ul className={styles.lines}>
              {own.map(({ player, position, status, reason }) => (
                <li key={player}>
                  <span>
                    {player} <small>{position}</small>
                  </span>
                  <span>
                    {STATUS[status]} · {reason}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** The last five games, by how many have been played since. */
const numbered = (form: readonly GameOutcome[]) => form.map((outcome, since) => ({ key: `since-${since}`, outcome }));

function StandingsTable({ event, standings }: { readonly event: SlateEvent; readonly standings: Standings }) {
  const own = new Set(event.participants.map(({ name }) => name));
  const hasForm = standings.rows.some(({ form }) => form.length > 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Place</VisuallyHidden>
          </th>
          <th scope="col">Name</th>
          {standings.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {hasForm && <th scope="col">Last five</th>}
        </tr>
      </thead>
      <tbody>
        {standings.rows.map(({ place, name, abbreviation, colors, values, form }) => (
          <tr key={name} data-own={own.has(name) ? '' : undefined}>
            <td>{place}</td>
            <th scope="row">
              <span className={styles.team}>
                <TeamBadge abbreviation={abbreviation} colors={colors} size={20} />
                {name}
              </span>
            </th>
            {standings.columns.map((column, index) => (
              <td key={column}>{values[index]}</td>
            ))}
            {hasForm && (
              <td>
                <span className={styles.form}>
                  {numbered(form).map(({ key, outcome }) => (
                    <Outcome key={key} of={outcome} />
                  ))}
                </span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
