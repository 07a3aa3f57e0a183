import { useMemo, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { isEmpty } from '../../../../core/isEmpty.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { RequireLogIn } from '../../../platform/session/RequireLogIn.tsx';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NoBetsIllustration } from '../../../ui/illustrations/NoBetsIllustration.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import {
  MyBetsContext,
  type MyBetsWorld,
  startMyBets,
  useIsOnline,
  useMyBets,
  useMyBetsWorld,
  useWatchLegs,
} from '../data/myBetsContext.ts';
import type { BetsFilter } from '../logic/bet.ts';
import { type BetList, inColumns } from '../logic/betList.ts';
import { BetCard } from './BetCard.tsx';
import { BetTabs } from './BetTabs.tsx';
import { column, columns, page, top } from './betStyles.ts';
import { BetsSkeleton, MyBetsSkeleton } from './MyBetsSkeleton.tsx';
import { Summary } from './Summary.tsx';

const FILTERS: Readonly<Record<string, BetsFilter>> = { open: 'OPEN', settled: 'SETTLED' };

const SIDES = [0, 1] as const;

/** `/my-bets/open` and `/my-bets/settled`: a player's own pages. */
export function MyBetsPage() {
  const services = useServices();
  const { prices, clock, connection } = services;
  const [myBets] = useState(() => startMyBets(services));
  const oddsFormat = useStore(services.oddsFormat);
  const world = useMemo<MyBetsWorld>(
    () => ({ myBets, prices, clock, connection, oddsFormat }),
    [myBets, prices, clock, connection, oddsFormat],
  );
  return (
    <RequireLogIn waiting={<MyBetsSkeleton />}>
      <MyBetsContext value={world}>
        <Tab />
      </MyBetsContext>
    </RequireLogIn>
  );
}

function Tab() {
  const { tab = '' } = useParams();
  const filter = FILTERS[tab];
  if (filter === undefined) return <Navigate to="/my-bets/open" replace />;
  return <Bets filter={filter} />;
}

function Bets({ filter }: { readonly filter: BetsFilter }) {
  const state = useMyBets();
  const isOnline = useIsOnline();
  const list = state[filter];
  useTitle(filter === 'OPEN' ? 'My Bets' : 'My Bets, settled');
  return (
    <div className={page}>
      <div className={top}>
        <Text as="h1" type="page">
          My Bets
        </Text>
        <BetTabs filter={filter} openCount={state.OPEN.sums?.count ?? null} />
      </div>
      {!isOnline && (
        <Note tone="neutral" icon="offline" role="status" title="You’re offline, and that’s fine">
          Your bets are safe with us. Scores and results go on as soon as you’re back.
        </Note>
      )}
      <div role="tabpanel" id="my-bets-panel" aria-labelledby={`my-bets-${filter}`} className={column}>
        <Summary filter={filter} sums={list.sums} />
        <List list={list} filter={filter} isOnline={isOnline} />
      </div>
    </div>
  );
}

interface ListProps {
  readonly list: BetList;
  readonly filter: BetsFilter;
  readonly isOnline: boolean;
}

function List({ list, filter, isOnline }: ListProps) {
  const { myBets, clock, oddsFormat } = useMyBetsWorld();
  useWatchLegs(list.bets.flatMap((bet) => bet.legs));
  if (list.status === 'error' || (list.status === 'loading' && !isOnline))
    return <Failed isOnline={isOnline} onRetry={myBets.reload} />;
  if (list.status === 'loading') return <BetsSkeleton />;
  if (isEmpty(list.bets)) return <Nothing filter={filter} />;
  const now = clock.now();
  const sides = inColumns(list.bets);
  return (
    <>
      <div className={columns}>
        {SIDES.map((side) => (
          <div key={side} className={column}>
            {sides[side].map((bet) => (
              <BetCard key={bet.id} bet={bet} format={oddsFormat} now={now} />
            ))}
          </div>
        ))}
      </div>
      {list.hasNext && (
        <Button tone="outline" wide busy={list.loadingMore} disabled={!isOnline} onClick={() => myBets.loadMore(filter)}>
          Load more
        </Button>
      )}
    </>
  );
}

function Nothing({ filter }: { readonly filter: BetsFilter }) {
  return (
    <EmptyState
      illustration={<NoBetsIllustration />}
      title={filter === 'OPEN' ? 'No open bets' : 'No settled bets yet'}
      action={
        <Link className={buttonStyle({ tone: 'secondary' }).className} to="/">
          See the lines
        </Link>
      }
    >
      {filter === 'OPEN' ? 'A bet you place shows up here at once.' : 'A bet moves here once its result is known.'}
    </EmptyState>
  );
}

function Failed({ isOnline, onRetry }: { readonly isOnline: boolean; readonly onRetry: () => void }) {
  return (
    <EmptyState
      illustration={<NoBetsIllustration />}
      title="Your bets can’t be shown right now"
      action={isOnline && <Button onClick={onRetry}>Try again</Button>}
    >
      They are safe with us.
    </EmptyState>
  );
}
