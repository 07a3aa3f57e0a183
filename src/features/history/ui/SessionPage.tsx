import { Link, useParams } from 'react-router';
import { formatMoney, formatResult } from '../../../../core/money/money.ts';
import { formatElapsed, formatMoment, formatShortTime } from '../../../../core/time/formatTime.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { join } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { NotFoundMessage } from '../../../ui/NotFoundMessage.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VirtualRows } from '../../../ui/VirtualRows.tsx';
import { MONEY_WORDS } from '../../../words/glossary.ts';
import { useRounds, useSession, useZone } from '../data/history.ts';
import { type CasinoRound, type CasinoSession, netCents } from '../logic/history.ts';
import { Headed } from './Headed.tsx';
import { HeadedRegion } from './HeadedRegion.tsx';
import * as styles from './historyStyles.ts';
import { LoadMore } from './LoadMore.tsx';
import { WORDS } from './words.ts';

/** `/account/history/{sectionId}/{sessionId}`: one visit to a casino game, and its rounds. Other sections have no sessions. */
export function SessionPage() {
  const { sectionId, sessionId = '' } = useParams();
  return sectionId === 'casino' ? <Session sessionId={sessionId} /> : <NotFoundMessage />;
}

export function Session({ sessionId }: { readonly sessionId: string }) {
  return (
    <HeadedRegion
      source={useSession(sessionId)}
      title="Session"
      height={320}
      none={{ title: 'No such session', text: 'You have played no session of this name.' }}
    >
      {(session) => <SessionView session={session} />}
    </HeadedRegion>
  );
}

function SessionView({ session }: { readonly session: CasinoSession }) {
  const now = useServices().clock.now();
  const timeZone = useZone();
  const openedAt = Date.parse(session.openedAt);
  if (timeZone === null) return <Skeleton height={320} />;
  const elapsed = formatElapsed((session.endedAt === null ? now : Date.parse(session.endedAt)) - openedAt);
  return (
    <Headed
      title={`${session.gameTitle} · ${formatMoment(openedAt, { seconds: false, timeZone })}`}
      back={{ to: '/account/history/casino', name: 'Sessions' }}
    >
      <dl className={join(cardStyle, styles.totals)}>
        {(
          [
            ['Time', session.endedAt === null ? `${elapsed}, open` : elapsed],
            ['Rounds', String(session.roundCount)],
            ['Wagered', formatMoney(session.betCents)],
            ['Won', formatMoney(session.winCents)],
            [MONEY_WORDS.netResult, formatResult(netCents(session))],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Rounds sessionId={session.id} timeZone={timeZone} />
    </Headed>
  );
}

function Rounds({ sessionId, timeZone }: { readonly sessionId: string; readonly timeZone: string }) {
  const source = useRounds(sessionId);
  const isOnline = useOnline();
  return (
    <AsyncRegion
      source={source}
      isOnline={isOnline}
      skeleton={<Skeleton height={240} />}
      message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void source.refetch()} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<p className={styles.note}>No round was played in it.</p>}
    >
      {({ items, hasNext }) => (
        <section className={join(cardStyle, styles.bareTable)} aria-label="Rounds">
          <VirtualRows
            count={items.length}
            keyOf={(index) => items[index]?.id ?? ''}
            heightOf={() => 61}
            onEnd={() => {
              if (hasNext && !source.isLoadingMore) void source.loadMore();
            }}
          >
            {(index) => {
              const round = items[index];
              return round && <RoundRow round={round} timeZone={timeZone} />;
            }}
          </VirtualRows>
          {hasNext && <LoadMore source={source} />}
        </section>
      )}
    </AsyncRegion>
  );
}

function RoundRow({ round, timeZone }: { readonly round: CasinoRound; readonly timeZone: string }) {
  const net = netCents(round);
  return (
    <Link className={styles.linkRow} to={`/account/history/casino/${round.id}/round`}>
      <span>
        <b>Round {round.id}</b> {round.status !== 'ENDED' && <Pill>{round.status === 'OPEN' ? 'Open' : 'Bet returned'}</Pill>}
        <br />
        <small className={styles.note}>
          {`${formatShortTime(Date.parse(round.openedAt), timeZone)} · bet ${formatMoney(round.betCents)} · won ${formatMoney(round.winCents)}`}
        </small>
      </span>
      <span className={join(styles.amount, net > 0 ? styles.gain : '')}>{formatResult(net)}</span>
      <Icon name="chevronRight" size={20} />
    </Link>
  );
}
