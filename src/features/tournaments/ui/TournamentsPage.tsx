import { useState } from 'react';
import { Link } from 'react-router';
import { useOnline } from '../../../platform/usePlatform.ts';
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
import { useTournaments } from '../data/tournaments.ts';
import { byJoined, type Entry, placeText, playText, type Tournament, tournamentPath } from '../logic/tournament.ts';
import { JoinButton, TournamentHead, WORDS } from './parts.tsx';
import * as styles from './tournamentStyles.ts';

/** `/tournaments/joined`: the tournaments that the player is in, and those that can be joined. */
export function TournamentsPage() {
  const online = useOnline();
  const source = useTournaments();
  useTitle('Tournaments');
  return (
    <div className={styles.page}>
      <div>
        <Text as="h1" type="page">
          Tournaments
        </Text>
        <Text as="p" type="base" tone={2}>
          Picks with play money. Joining is free, and there is nothing to win but your place.
        </Text>
      </div>
      <AsyncRegion
        source={source}
        isOnline={online}
        skeleton={<Skeleton height={180} />}
        message={(kind) => <RegionMessage kind={kind} words={WORDS} size="card" onRetry={() => void source.refetch()} />}
        isEmpty={({ tournaments }) => tournaments.length === 0}
        empty={<RegionEmpty title="No tournaments at the moment">The next ones are listed here.</RegionEmpty>}
      >
        {({ tournaments }) => <Lists tournaments={tournaments} />}
      </AsyncRegion>
    </div>
  );
}

function Lists({ tournaments }: { readonly tournaments: readonly Tournament[] }) {
  const { joined, open } = byJoined(tournaments);
  return (
    <>
      <section className={styles.main} aria-labelledby="joined">
        <Text as="h2" type="section" id="joined">
          Joined
        </Text>
        {joined.length === 0 && (
          <Text as="p" tone={2}>
            You are in no tournament.
          </Text>
        )}
        {joined.map(
          (tournament) => tournament.entry && <Joined key={tournament.id} tournament={tournament} entry={tournament.entry} />,
        )}
      </section>
      {open.length > 0 && (
        <section className={styles.main} aria-labelledby="open">
          <Text as="h2" type="section" id="open">
            Open to join
          </Text>
          {open.map((tournament) => (
            <Open key={tournament.id} tournament={tournament} />
          ))}
        </section>
      )}
    </>
  );
}

const ENDED = { UPCOMING: 'Joined', RUNNING: 'Joined', ENDED: 'Ended' } as const;

function Joined({ tournament, entry }: { readonly tournament: Tournament; readonly entry: Entry }) {
  const { settledCount, pickCount } = entry;
  return (
    <Card as="article" className={styles.card} aria-label={tournament.name}>
      <TournamentHead
        tournament={tournament}
        end={<Pill tone={tournament.status === 'ENDED' ? 'neutral' : 'success'}>{ENDED[tournament.status]}</Pill>}
      />
      <dl className={styles.facts}>
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
      <div className={styles.foot}>
        <Text tone={2}>{pickCount === 0 ? 'No picks yet' : `${settledCount} of ${pickCount} picks settled`}</Text>
        <Link
          className={buttonStyle({ tone: 'secondary', size: 'sm' }).className}
          to={tournamentPath(tournament.id)}
          aria-label={`Open ${tournament.name}`}
        >
          Open
        </Link>
      </div>
    </Card>
  );
}

function Open({ tournament }: { readonly tournament: Tournament }) {
  const [error, setError] = useState<string | null>(null);
  return (
    <Card as="article" className={styles.card} aria-label={tournament.name}>
      <TournamentHead tournament={tournament} end={<JoinButton tournament={tournament} onError={setError} />} />
      {error !== null && <Note tone="warning" role="alert" title={error} />}
      <div className={styles.foot}>
        <Text tone={2}>{`${playText(tournament.budget)} play dollars each`}</Text>
        <Link
          className={buttonStyle({ tone: 'secondary', size: 'sm' }).className}
          to={tournamentPath(tournament.id)}
          aria-label={`Look at ${tournament.name}`}
        >
          Look
        </Link>
      </div>
    </Card>
  );
}
