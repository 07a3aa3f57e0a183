import { Fragment, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { formatOdds } from '../../../../core/money/odds.ts';
import { formatShortTime } from '../../../../core/time/formatTime.ts';
import { startText } from '../../../../core/time/times.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionEmpty } from '../../../ui/region/RegionEmpty.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useTournamentPage } from '../data/tournaments.ts';
import {
  type Entry,
  placeText,
  playersText,
  playText,
  type Row,
  type Tournament,
  type TournamentPage as TournamentPageData,
  type TournamentPick,
  windowText,
} from '../logic/tournament.ts';
import { Games } from './Games.tsx';
import { JoinButton, WORDS } from './parts.tsx';
import * as styles from './tournamentStyles.ts';

/** `/tournaments/tournament?id=…`: its leaderboard, the player's picks, and the games to pick. */
export function TournamentPage() {
  const online = useOnline();
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
  const source = useTournamentPage(id);
  const found = source.data?.found;
  useTitle(found?.tournament.name ?? 'Tournament');
  return (
    <div className={styles.page}>
      {!found && (
        <Text as="h1" type="page">
          Tournament
        </Text>
      )}
      <AsyncRegion
        source={source}
        isOnline={online}
        skeleton={<Skeleton height={420} />}
        message={(kind) => <RegionMessage kind={kind} words={WORDS} size="card" onRetry={() => void source.refetch()} />}
        isEmpty={(data) => data.found === null}
        empty={
          <RegionEmpty
            title="There is no such tournament"
            action={
              <Link className={buttonStyle({ tone: 'secondary' }).className} to="/tournaments/joined">
                See all tournaments
              </Link>
            }
          >
            The link may be old or incomplete.
          </RegionEmpty>
        }
      >
        {(data) => data.found && <Whole key={id} page={data.found} />}
      </AsyncRegion>
    </div>
  );
}

function Whole({ page }: { readonly page: TournamentPageData }) {
  const { tournament } = page;
  const { entry } = tournament;
  const now = useServices().clock.now();
  const [error, setError] = useState<string | null>(null);
  const takesPicks = entry !== null && tournament.status === 'RUNNING';
  return (
    <>
      <div className={styles.foot}>
        <div>
          <Text as="h1" type="page">
            {tournament.name}
          </Text>
          <Text as="p" tone={2}>
            {`Play money · ${playersText(tournament.playerCount)} · ${windowText(tournament, now)}`}
          </Text>
        </div>
        {entry === null && tournament.status !== 'ENDED' && <JoinButton tournament={tournament} onError={setError} />}
      </div>
      {error !== null && <Note tone="warning" role="alert" title={error} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Leaderboard rows={page.leaderboard} asOf={page.asOf} />
          {entry !== null && <Picks picks={page.picks} entry={entry} />}
          {tournament.status === 'RUNNING' && <Games games={page.games} tournament={tournament} mayPick={takesPicks} />}
        </div>
        <aside className={styles.aside}>
          {entry !== null && <Own entry={entry} />}
          <Rules tournament={tournament} />
        </aside>
      </div>
    </>
  );
}

function Own({ entry }: { readonly entry: Entry }) {
  return (
    <Card className={styles.card}>
      <Text as="h2" type="title">{`You are Player ${entry.number}`}</Text>
      <dl className={styles.pairs}>
        <div>
          <dt>Place</dt>
          <dd>{placeText(entry)}</dd>
        </div>
        <div>
          <dt>Return</dt>
          <dd>{playText(entry.returned)}</dd>
        </div>
        <div>
          <dt>Left to play</dt>
          <dd>{playText(entry.remaining)}</dd>
        </div>
      </dl>
    </Card>
  );
}

function Rules({ tournament: { budget, startsAt, endsAt, sports } }: { readonly tournament: Tournament }) {
  const now = useServices().clock.now();
  return (
    <Card className={styles.card}>
      <Text as="h2" type="title">
        How it works
      </Text>
      <ol className={styles.steps}>
        <li>{`Everybody begins with ${playText(budget)} play dollars. It is not money, and joining is free.`}</li>
        <li>Pick before a game starts, at the price of that moment. One pick a market.</li>
        <li>Places go by the return: what your settled picks have paid back. Play dollars that you did not use count nothing.</li>
        <li>Equal returns share a place. The place is all there is to win.</li>
      </ol>
      <dl className={styles.pairs}>
        <div>
          <dt>Starts</dt>
          <dd>{startText(startsAt, now)}</dd>
        </div>
        <div>
          <dt>Ends</dt>
          <dd>{startText(endsAt, now)}</dd>
        </div>
        <div>
          <dt>Sports</dt>
          <dd>{sports.length === 0 ? 'All' : sports.join(', ')}</dd>
        </div>
      </dl>
    </Card>
  );
}

function Leaderboard({ rows, asOf }: { readonly rows: readonly Row[]; readonly asOf: string }) {
  return (
    <Card as="section" className={styles.bare} aria-labelledby="leaderboard">
      <header className={styles.head}>
        <h2 id="leaderboard">Leaderboard</h2>
        <small>{`Updated ${formatShortTime(Date.parse(asOf))}`}</small>
      </header>
      {rows.length === 0 ? (
        <div className={styles.card}>
          <Text tone={2}>Nobody is in it yet.</Text>
        </div>
      ) : (
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>Leaderboard</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Player</th>
              <th scope="col">Picks</th>
              <th scope="col">Return</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Fragment key={row.number}>
                {isAfterGap(rows, index) && (
                  <tr className={styles.gap}>
                    <td colSpan={4}>…</td>
                  </tr>
                )}
                <tr data-you={row.isYou || undefined}>
                  <td>{placeText(row)}</td>
                  <td>
                    <span className={styles.player}>
                      <span className={styles.badge} aria-hidden="true">
                        {row.number}
                      </span>
                      {`Player ${row.number}`}
                      {row.isYou && <Pill>You</Pill>}
                    </span>
                  </td>
                  <td>{row.pickCount}</td>
                  <td>{playText(row.returned)}</td>
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** Rows after the first ones are those around the player. */
const FIRST_ROWS = 20;
const isAfterGap = (rows: readonly Row[], index: number): boolean =>
  index === FIRST_ROWS && (rows[index]?.place ?? 0) > FIRST_ROWS + 1;

const OUTCOMES: Readonly<Record<string, string>> = {
  WIN: 'Won',
  LOSS: 'Lost',
  PUSH: 'Push',
  VOIDED: 'Void',
  PENDING: 'Open',
  HALF_WIN: 'Half won',
  HALF_LOSS: 'Half lost',
};

function Picks({ picks, entry }: { readonly picks: readonly TournamentPick[]; readonly entry: Entry }) {
  const { oddsFormat, clock } = useServices();
  const format = useStore(oddsFormat);
  return (
    <Card as="section" className={styles.bare} aria-labelledby="picks">
      <header className={styles.head}>
        <h2 id="picks">My picks</h2>
        <small>{`${entry.settledCount} of ${entry.pickCount} settled`}</small>
      </header>
      {picks.length === 0 && (
        <div className={styles.card}>
          <Text tone={2}>You have made no picks yet.</Text>
        </div>
      )}
      <ul className={styles.list}>
        {picks.map((one) => (
          <li key={one.id} className={styles.pick}>
            <strong>{one.title}</strong>
            <strong>{formatOdds(one.odds, format)}</strong>
            <small>{`${one.marketName} · ${one.eventName} · ${startText(one.eventStartsAt, clock.now())}`}</small>
            <small>
              {`${playText(one.stake)} · ${OUTCOMES[one.grade] ?? one.grade}`}
              {one.grade !== 'PENDING' && ` · paid ${playText(one.returned)}`}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
